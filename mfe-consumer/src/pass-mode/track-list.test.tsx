import { screen, waitFor, within } from '@testing-library/react';
import {
  lineUpCall,
  lineUpOwnersRequestCall,
  type PassValidation,
  passOwnersValidationCall,
  userTicketsCall,
} from '@turno/shared-types';
import { activatePassesCall, passOwnerCall } from '@turno/shared-types/passes';
import { buildPassOwner, buildTicket, passTime, refuse, reply } from '@turno/shared-ui/test';
import { anna, family, fastTrack, JOIN, mia, park, track } from '../../test/park.ts';
import { nobody } from '../../test/wallet.ts';

beforeEach(() => sessionStorage.clear());

/** A person without any pass. */
const unable = buildPassOwner({ id: 35, name: 'Otto' });

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
  await user.click(sheet.getByRole('button', { name: 'Attiva per oggi i pass di Mia' }));
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await sheet.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Aggiorna i pass di Anna' }));
  await waitFor(() => expect(sheet.queryByText('Anna')).not.toBeInTheDocument());
  const reads = gateway.requests.filter(({ path }) => path.endsWith('/pass_owners/31'));
  expect(reads.map(({ query }) => query)).toEqual([
    { refresh_usages: 'true', merchant_id: String(park.id) },
  ]);
});

test('CON-058 G-07 the services judge passes again only after something changed', async () => {
  const shown = family([]);
  const sheet = await openList(shown);
  expect(await sheet.findByRole('checkbox', { name: 'Seleziona tutti' })).toBeVisible();
  const asked = () =>
    shown.gateway.requests.filter(({ path }) => path.endsWith('/lineup_owners_request')).length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await passTime(12_000);
  expect(asked()).toBe(before);
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
  expect(await screen.findByText('Pass attivati')).toBeVisible();
  expect(await sheet.findByRole('checkbox', { name: /Zoe/ })).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: /Mia/ })).toBeVisible();
});

test('PAS-027: an activation swaps in its person alone, and opens the queue to the family', async () => {
  const active = { ...mia, usablePasses: [track], activablePasses: [] };
  const { user, gateway } = family([reply(activatePassesCall, active)], [nobody(), mia, unable]);
  const card = await fastTrack();
  await user.click(await card.findByRole('button', { name: /Perché/ }));
  expect(card.getByRole('button', JOIN)).toBeDisabled();
  const why = within(await screen.findByRole('dialog'));
  await user.click(why.getByRole('button', { name: 'Attiva per oggi' }));
  await user.click(await screen.findByRole('button', { name: 'Attiva per oggi i pass di Mia' }));
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await user.click(await question.findByRole('button', { name: 'Attiva per oggi' }));
  expect(await screen.findByRole('checkbox', { name: /Mia/ })).toBeVisible();
  const reads = gateway.requests.filter(({ path }) => path.endsWith('/pass_owners'));
  expect(reads).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card.getByRole('button', JOIN)).toBeEnabled());
});

test('PAS-030: the list shows a pass that was used up meanwhile', async () => {
  const { user } = family([refuse(lineUpCall, 'pass_used_up')]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('checkbox', { name: /Anna/ }));
  await user.click(sheet.getByRole('button', JOIN));
  expect(await sheet.findByText('Il pass non ha più utilizzi per oggi')).toBeVisible();
});

const refused = (id: number, change: Partial<PassValidation>): PassValidation => ({
  id,
  passId: 501,
  valid: false,
  error_code: 'pass_used_up',
  usable_from: null,
  ...change,
});
const verdicts = (...passOwnersValidation: PassValidation[]) =>
  reply(passOwnersValidationCall, { passOwnersValidation });
const nobodyElse = reply(lineUpOwnersRequestCall, { passOwners: [], passOwnersValidation: [] });

test('QUE-062 QUE-063 CON-058: who cannot be in this queue now says why and when, and is not selected', async () => {
  const zoe = buildPassOwner({ id: 34, name: 'Zoe', passes: [track], usablePasses: [track] });
  const { user } = family([
    reply(lineUpOwnersRequestCall, { passOwners: [zoe], passOwnersValidation: [] }),
    verdicts(
      refused(31, { error_code: 'pass_entered_recently', usable_from: '2027-01-02T10:15:00.000Z' }),
    ),
  ]);
  const sheet = await openList({ user });
  expect(await sheet.findByText(/appena usato per entrare.*02\/01\/2027/)).toBeVisible();
  expect(sheet.queryByRole('checkbox', { name: /Anna/ })).not.toBeInTheDocument();
  expect(sheet.getByRole('checkbox', { name: /Zoe/ })).toBeVisible();
  await user.click(sheet.getByRole('checkbox', { name: 'Seleziona tutti' }));
  expect(sheet.getByRole('checkbox', { name: /Luca/ })).toBeChecked();
});

test('QUE-063: a rejected line-up shows whose pass it was', async () => {
  const { user, gateway } = family([nobodyElse, verdicts(), refuse(lineUpCall, 'pass_used_up')]);
  const sheet = await openList({ user });
  await user.click(sheet.getByRole('checkbox', { name: 'Seleziona tutti' }));
  gateway.answer(verdicts(refused(31, {})));
  await user.click(sheet.getByRole('button', JOIN));
  await waitFor(() =>
    expect(sheet.queryByRole('checkbox', { name: /Anna/ })).not.toBeInTheDocument(),
  );
  expect(sheet.getByRole('checkbox', { name: /Luca/ })).toBeChecked();
});
