import { act, screen, waitFor } from '@testing-library/react';
import { managersCall, type StaffRole } from '@turno/shared-types';
import { axeViolations, buildSession, fakeEventSources, reply } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../../test/show.tsx';
import { PAGE_PERMISSIONS } from './page-access.ts';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  localStorage.clear();
  live = fakeEventSources();
});
afterEach(() => live.restore());

const place = (staffRole: StaffRole) => mine(bakery(undefined, { staffRole }));
const title = 'Questa pagina non è per il tuo ruolo';

test.each<{ role: StaffRole; path: string }>([
  { role: 'desk', path: '/merchant-settings' },
  { role: 'door', path: '/queue-tickets/70' },
])('S-08 a $role reads why $path is not for that role', async ({ role, path }) => {
  const { container } = show({ path, replies: [place(role)] });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/il tuo ruolo è «(Sportello|Ingresso)»/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-08 a desk calls, and sees no link to what it may not do', async () => {
  show({ replies: [place('desk')] });
  expect(await screen.findByRole('button', { name: /^Chiama/ })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Impostazioni' })).not.toBeInTheDocument();
});

test('S-08 who works at the entrance opens the scanner in place of the dashboard', async () => {
  const { events } = show({ replies: [place('door')] });
  const leaving = { type: 'navigate-away', path: '/scan-create-pass', replace: true };
  await waitFor(() => expect(events).toContainEqual(leaving));
});

test.each([
  { before: 'desk', says: true },
  { before: 'owner', says: true },
  { before: 'door', says: false },
] as const)(
  'S-08 a person at the entrance, who was $before when the dashboard opened, opens the scanner and reads of a change: $says',
  async ({ before, says }) => {
    const { events, gateway } = show({ replies: [place(before)] });
    const isLeaving = () => events.some((event) => event.type === 'navigate-away');
    if (before !== 'door') {
      await screen.findByRole('button', { name: /^Chiama/ });
      gateway.answer(place('door'));
      act(() => live.streams.at(-1)?.open());
      act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }));
    }
    await waitFor(() => expect(isLeaving()).toBe(true));
    const change = /^Il tuo ruolo da .+ è cambiato: ora è «Ingresso»/;
    if (says) expect(await screen.findByText(change)).toBeVisible();
    else expect(screen.queryByText(change)).not.toBeInTheDocument();
  },
);

test.each(Object.keys(PAGE_PERMISSIONS))(
  'SHL-020 S-08 %s reports to the host the role at the shown merchant, also where it is the page of another one',
  async (route) => {
    const other = bakery(undefined, { id: 7, name: 'Libreria Levante', staffRole: 'owner' });
    const shown = bakery(undefined, { id: 8, staffRole: 'desk' });
    const { events } = show({
      path: route.replaceAll(/:\w+\??/g, '7'),
      replies: [mine(shown, other)],
    });
    await waitFor(() => expect(events).toContainEqual({ type: 'staff-role', role: 'desk' }));
    expect(events).not.toContainEqual({ type: 'staff-role', role: 'owner' });
  },
);

test('S-08 a page follows a role that changes', async () => {
  const { gateway } = show({ path: '/merchant-settings', replies: [place('desk')] });
  await screen.findByRole('heading', { name: title });
  gateway.answer(place('owner'));
  act(() => live.streams.at(-1)?.open());
  act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }));
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
});

test('S-08 a desk reads the own role and may leave, and changes nobody', async () => {
  const { id: userId } = buildSession();
  const self = { userId, name: 'Anna', email: null, role: 'desk' as const, since: null };
  const people = reply(managersCall, { managers: [self], invitations: [] });
  show({ path: '/merchant-managers', replies: [place('desk'), people] });
  expect(await screen.findByRole('button', { name: 'Lascia l’attività' })).toBeVisible();
  expect(screen.getByText('Sportello')).toBeVisible();
  expect(screen.queryByRole('button', { name: /ruolo|invito|Passa/ })).not.toBeInTheDocument();
});
