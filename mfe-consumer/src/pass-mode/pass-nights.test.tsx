import { screen, within } from '@testing-library/react';
import { activatePassesCall } from '@turno/shared-types/passes';
import { reply } from '@turno/shared-ui/test';
import { anna, family, fastTrack, mia, park, track } from '../../test/park.ts';
import { nobody, openWallet } from '../../test/wallet.ts';

beforeEach(() => sessionStorage.clear());

const last = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);

test('S-05 PAS-016 CON-059 the page of a merchant judges and activates passes by the day that runs there', async () => {
  const active = { ...mia, usablePasses: [track], activablePasses: [] };
  const { user, gateway } = family([reply(activatePassesCall, active)], [nobody(), mia]);
  await user.click(await (await fastTrack()).findByRole('button', { name: /Perché/ }));
  await user.click((await last()).getByRole('button', { name: 'Attiva per oggi' }));
  await user.click(await screen.findByRole('button', { name: 'Attiva per oggi i pass di Mia' }));
  await user.click(await (await last()).findByRole('button', { name: 'Attiva per oggi' }));
  expect(await screen.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  const sent = (end: string) => gateway.requests.filter(({ path }) => path.endsWith(end));
  expect(sent('/activate_passes').map(({ body }) => body)).toEqual([
    { passIds: [track.id], merchantId: park.id },
  ]);
  const days = sent('/pass_owners').map(({ query }) => query.merchant_id);
  expect(new Set(days)).toEqual(new Set([String(park.id)]));
});

test('S-05 CON-072 the wallet judges passes by the calendar day', async () => {
  const { gateway } = openWallet([nobody(), anna]);
  expect(await screen.findByText('Anna')).toBeVisible();
  const reads = gateway.requests.filter(({ path }) => path.endsWith('/pass_owners'));
  expect(reads.map(({ query }) => query.merchant_id)).toEqual([undefined]);
});
