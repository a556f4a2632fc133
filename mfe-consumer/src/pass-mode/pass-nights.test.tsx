import { screen, within } from '@testing-library/react';
import { activatePassesCall, passOwnerCall } from '@turno/shared-types/passes';
import { buildOpening } from '@turno/shared-types/test-data';
import { reply } from '@turno/shared-ui/test';
import { family, fastTrack, mia, park, track } from '../../test/park.ts';
import { nobody, openWallet } from '../../test/wallet.ts';

beforeEach(() => {
  sessionStorage.clear();
  jest.setSystemTime(new Date('2026-11-21T23:30:00Z'));
});

/** Open on Saturdays until 02:00; it is Sunday, half past midnight. */
const bar = {
  ...park,
  openings: [buildOpening({ dayOfWeek: 6, date: null, start: '18:00', end: '02:00' })],
};

const last = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);

test('S-05 PAS-016 CON-059 the page of a merchant judges and activates passes by the day that runs there', async () => {
  const active = { ...mia, usablePasses: [track], activablePasses: [] };
  const { user, gateway } = family([reply(activatePassesCall, active)], [nobody(), mia], bar);
  await user.click(await (await fastTrack()).findByRole('button', { name: /Perché/ }));
  await user.click((await last()).getByRole('button', { name: 'Attiva per oggi' }));
  await user.click(await screen.findByRole('button', { name: 'Attiva per oggi i pass di Mia' }));
  const question = await last();
  expect(question.getByText('Attivare per oggi, 21/11/2026?')).toBeVisible();
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await screen.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  const sent = (end: string) => gateway.requests.filter(({ path }) => path.endsWith(end));
  expect(sent('/activate_passes').map(({ body }) => body)).toEqual([
    { passIds: [track.id], merchantId: park.id },
  ]);
  const days = sent('/pass_owners').map(({ query }) => query.merchant_id);
  expect(new Set(days)).toEqual(new Set([String(park.id)]));
});

test('S-05 CON-072 the wallet judges passes by the calendar day', async () => {
  const { user, gateway } = openWallet([nobody(), mia], [reply(passOwnerCall, mia)]);
  await user.click(await screen.findByRole('link', { name: /Mia/ }));
  await user.click(await screen.findByRole('button', { name: 'Attiva per oggi i pass di Mia' }));
  expect((await last()).getByText('Attivare per oggi, 22/11/2026?')).toBeVisible();
  const reads = gateway.requests.filter(({ path }) => path.includes('/pass_owners'));
  expect(new Set(reads.map(({ query }) => query.merchant_id))).toEqual(new Set([undefined]));
});
