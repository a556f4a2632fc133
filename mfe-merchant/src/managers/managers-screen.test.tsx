import { screen, waitFor, within } from '@testing-library/react';
import {
  changeRoleCall,
  closeMerchantCall,
  inviteManagerCall,
  managersCall,
  removeManagerCall,
  revokeInvitationCall,
  type StaffRole,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  failOffline,
  refuse,
  reply,
  type ScreenOptions,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

const ANNA = {
  userId: buildSession().id,
  name: 'Anna',
  email: 'anna@example.com',
  role: 'owner' as StaffRole,
  since: null,
};
const LUCA = {
  userId: ANNA.userId + 1,
  name: 'Luca',
  email: 'luca@example.com',
  role: 'desk' as StaffRole,
  since: '2026-11-20T10:00:00.000Z',
};
const OPEN = {
  id: 'a1',
  email: 'new@example.com',
  role: 'desk' as const,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2099-11-27T10:00:00.000Z',
};
const path = '/merchant-managers';
const people = (managers = [ANNA, LUCA], invitations = [OPEN]) =>
  reply(managersCall, { managers, invitations });
const open = (...replies: NonNullable<ScreenOptions['replies']>) =>
  show({ path, replies: [mine(bakery()), ...replies] });
const button = (name: string) => screen.findByRole('button', { name });
const sent = (gateway: ReturnType<typeof show>['gateway'], method: string) =>
  gateway.requests.filter((each) => each.method === method);

test('S-08 the page names people with their roles, and open invitations', async () => {
  const { container } = open(people());
  expect(await screen.findByText('Anna (tu)')).toBeVisible();
  expect(screen.getByText('luca@example.com')).toBeVisible();
  expect(screen.getByText('new@example.com')).toBeVisible();
  expect(screen.getByText(/Scade il 27\/11\/2099/)).toBeVisible();
  expect(screen.getByText('Sportello · Dal 20/11/2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chiudi definitivamente' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-08 another person is invited, and an address that is none is rejected here', async () => {
  const { user, gateway } = open(people());
  const box = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.fill(box, 'nobody');
  await user.click(await button('Manda l’invito'));
  expect(box).toHaveAccessibleDescription(/E-mail non valida/);
  expect(sent(gateway, 'POST')).toEqual([]);
  gateway.answer(reply(inviteManagerCall, OPEN));
  await user.clear(box);
  await user.fill(box, 'new@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ruolo' }), 'Ingresso');
  expect(screen.getByText('Controlla biglietti e pass all’ingresso.')).toBeVisible();
  await user.click(await button('Manda l’invito'));
  expect(await screen.findByText('Invito mandato a new@example.com')).toBeVisible();
  expect(sent(gateway, 'POST').at(-1)?.body).toEqual({ email: 'new@example.com', role: 'door' });
});

test('S-08 a rejected invitation says why at its field', async () => {
  const { user } = open(people(), refuse(inviteManagerCall, 'already_manager'));
  const box = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.fill(box, 'luca@example.com');
  await user.click(await button('Manda l’invito'));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/gestisce già l’attività/));
});

test('S-08 an invitation whose answer was lost is sent again as the same command', async () => {
  const { user, gateway } = open(people(), failOffline(inviteManagerCall));
  const box = await screen.findByRole('textbox', { name: 'E-mail' });
  await user.fill(box, 'new@example.com');
  await user.click(await button('Manda l’invito'));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/connessione|rete/));
  gateway.answer(reply(inviteManagerCall, OPEN));
  await user.click(await button('Manda l’invito'));
  await screen.findByText('Invito mandato a new@example.com');
  const keys = sent(gateway, 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('S-08 an invitation is revoked', async () => {
  const { user, gateway } = open(people(), reply(revokeInvitationCall, {}));
  const revoke = await button('Revoca l’invito a new@example.com');
  gateway.answer(people([ANNA, LUCA], []));
  await user.click(revoke);
  await waitFor(() => expect(screen.queryByText('new@example.com')).not.toBeInTheDocument());
});

test('S-08 another manager is removed after a confirmation', async () => {
  const { user, gateway } = open(people(), reply(removeManagerCall, {}));
  await user.click(await button('Rimuovi Luca'));
  const sheet = await screen.findByRole('dialog', { name: 'Rimuovere Luca?' });
  expect(await axeViolations(sheet)).toEqual([]);
  expect(sent(gateway, 'DELETE')).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Rimuovi' }));
  expect(await screen.findByText('Luca non fa più parte dell’attività')).toBeVisible();
});

test('S-08 the sheet says why a manager could not leave', async () => {
  const { user } = open(
    people([ANNA, { ...LUCA, role: 'owner' }]),
    refuse(removeManagerCall, 'last_owner'),
  );
  await user.click(await button('Lascia l’attività'));
  const sheet = await screen.findByRole('dialog', { name: 'Lasciare questa attività?' });
  await user.click(within(sheet).getByRole('button', { name: 'Lascia l’attività' }));
  expect(await within(sheet).findByRole('alert')).toBeVisible();
});

test('S-08 the only owner closes for good, after typing the name', async () => {
  const { user, gateway } = open(people([ANNA], []), reply(closeMerchantCall, {}));
  expect(await screen.findByText(/Per lasciarla, passala prima/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lascia l’attività' })).not.toBeInTheDocument();
  await user.click(await button('Chiudi definitivamente'));
  const sheet = await screen.findByRole('dialog');
  const confirm = within(sheet).getByRole('button', { name: 'Chiudi definitivamente' });
  await user.click(confirm);
  expect(sent(gateway, 'POST')).toEqual([]);
  await user.fill(within(sheet).getByRole('textbox'), bakery().name);
  gateway.answer(mine(bakery(undefined, { closedAt: '2026-11-22T10:00:00.000Z', queues: [] })));
  await user.click(confirm);
  expect(await screen.findByText(/nessuno può più prendere un numero/)).toBeVisible();
  expect(sent(gateway, 'POST')).toHaveLength(1);
});

test('S-08 a failed read can be tried again', async () => {
  const { user, gateway } = open(failOffline(managersCall));
  await screen.findByText('Non è stato possibile caricare le persone.');
  gateway.answer(people());
  await user.click(await button('Riprova'));
  expect(await screen.findByText('Anna (tu)')).toBeVisible();
});

test('S-08 an owner changes a role, and reads what it may do', async () => {
  const { user, gateway } = open(people(), reply(changeRoleCall, {}));
  await user.click(await button('Cambia il ruolo di Luca'));
  const sheet = await screen.findByRole('dialog', { name: 'Cambia il ruolo di Luca' });
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Ruolo' }), 'Responsabile');
  expect(await axeViolations(sheet)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Cambia ruolo' }));
  expect(await screen.findByText('Il ruolo di Luca ora è: Responsabile')).toBeVisible();
  expect(sent(gateway, 'PUT').at(-1)?.body).toEqual({ role: 'manager' });
  // The last owner has no other role, and hands the place over to leave it.
  expect(screen.queryByRole('button', { name: 'Cambia il ruolo di Anna' })).not.toBeInTheDocument();
});

test('S-08 MER-013 what was typed for one merchant does not invite to another', async () => {
  const other = bakery(undefined, { id: 77, name: 'Libreria Levante' });
  const { user } = show({ path, replies: [mine(bakery(), other), people()] });
  await user.fill(await screen.findByRole('textbox', { name: /E-mail/ }), 'new.person@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attività' }), 'Libreria Levante');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue(''));
});
