import { screen, waitFor, within } from '@testing-library/react';
import { lineUpCall, userTicketsCall } from '@turno/shared-types';
import { activatePassesCall, passOwnerCall } from '@turno/shared-types/passes';
import { buildTicket, refuse, reply } from '@turno/shared-ui/test';
import { anna, family, fastTrack, JOIN, mia, track } from '../../test/park.ts';
import { nobody } from '../../test/wallet.ts';

beforeEach(() => sessionStorage.clear());

/** The sheet that says who lines up, once it is open. */
async function openList({ user }: Pick<ReturnType<typeof family>, 'user'>) {
  const join = (await fastTrack()).getByRole('button', JOIN);
  await waitFor(() => expect(join).toBeEnabled());
  await user.click(join);
  return within(await screen.findByRole('dialog'));
}

test('CON-058 PAS-029: everybody is selected at once and gets in line', async () => {
  const ticket = buildTicket({ queue: { ...buildTicket().queue, passMode: 'specific' } });
  const shown = family([reply(lineUpCall, ticket)]);
  const sheet = await openList(shown);
  await shown.user.click(sheet.getByRole('button', JOIN));
  expect(await screen.findByText('Seleziona almeno un pass')).toBeVisible();
  await shown.user.click(sheet.getByRole('checkbox', { name: 'Seleziona tutti' }));
  await shown.user.selectOptions(sheet.getByRole('combobox', { name: 'Pass di Luca' }), '602');
  shown.gateway.answer(reply(userTicketsCall, [ticket]));
  await shown.user.click(sheet.getByRole('button', JOIN));
  await waitFor(() => expect(shown.address()).toBe('/show-pass/7/11'));
  const sent = shown.gateway.requests.find(({ path }) => path.endsWith('/lineup'));
  expect(sent?.body).toEqual({
    paxCount: 2,
    passOwners: [
      { id: 31, passId: 501 },
      { id: 32, passId: 602 },
    ],
  });
});

test('CON-059: in the list passes are activated, and one person is read again', async () => {
  const { user, gateway } = family([
    reply(activatePassesCall, { ...mia, usablePasses: [track], activablePasses: [] }),
    reply(passOwnerCall, { ...anna, usablePasses: [] }),
  ]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('button', { name: 'Attiva per oggi per Mia' }));
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await sheet.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Aggiorna i pass di Anna' }));
  await waitFor(() => expect(sheet.queryByText('Anna')).not.toBeInTheDocument());
  expect(gateway.requests.at(-1)?.query).toEqual({ refresh_usages: 'true' });
});

test('CON-059: a family is activated by one question', async () => {
  const zoe = { ...mia, id: 34, name: 'Zoe' };
  const active = { usablePasses: [track], activablePasses: [] };
  const { user } = family(
    [
      reply(activatePassesCall, ({ path }) => ({
        ...(path.includes('/33/') ? mia : zoe),
        ...active,
      })),
    ],
    [nobody(), anna, mia, zoe],
  );
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('button', { name: 'Attiva tutti per oggi' }));
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await screen.findByText('Biglietti attivati')).toBeVisible();
  expect(await sheet.findByRole('checkbox', { name: /Zoe/ })).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: /Mia/ })).toBeVisible();
});

test('PAS-030: a pass that was used up meanwhile is told in the list', async () => {
  const { user } = family([refuse(lineUpCall, 'pass_used_up')]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('checkbox', { name: /Anna/ }));
  await user.click(sheet.getByRole('button', JOIN));
  expect(await sheet.findByText('Il pass non ha più utilizzi per oggi')).toBeVisible();
});
