import { screen, waitFor } from '@testing-library/react';
import { type Merchant, merchantCall, type StaffRole } from '@turno/shared-types';
import { buildQueue, fakeEventSources, reply } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../../test/show.tsx';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  localStorage.clear();
  live = fakeEventSources();
});
afterEach(() => live.restore());

const REFUSED = 'Questa pagina non è per il tuo ruolo';
const QUEUE = buildQueue({ id: 99, name: 'Cassa' });
const bookshop = (change: Partial<Merchant>) =>
  bakery(undefined, { id: 77, name: 'Libreria Levante', queues: [QUEUE], ...change });
/** Opens a page with the bakery shown, by somebody with these roles at the bakery and at the bookshop. */
const open = (path: string, shown: StaffRole, other: Partial<Merchant>) =>
  show({
    path,
    replies: [
      mine(bakery(undefined, { staffRole: shown }), bookshop(other)),
      reply(merchantCall, bookshop(other)),
    ],
  });

test.each<{ path: string; heading: string; shown: StaffRole; other: StaffRole }>([
  { path: '/queue-tickets/99', heading: 'Cassa', shown: 'door', other: 'desk' },
  { path: '/add-customer/77/99', heading: 'Aggiungi un cliente', shown: 'door', other: 'desk' },
  { path: '/welcome/77', heading: 'Libreria Levante', shown: 'desk', other: 'owner' },
  { path: '/manage-queue/99', heading: 'Modifica coda', shown: 'desk', other: 'manager' },
])(
  'MER-009 MER-049 MER-050 S-08 $path is judged by its merchant: a $other there opens it, whatever the role at the shown one',
  async (given) => {
    const { path, heading, shown, other } = given;
    const { unmount } = open(path, shown, { staffRole: other });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    unmount();
    open(path, 'owner', { staffRole: 'door' });
    expect(await screen.findByRole('heading', { name: REFUSED })).toBeVisible();
    expect(screen.getByText(/Libreria Levante/)).toBeVisible();
  },
);

test('S-08 a page of a merchant that closed leads to the dashboard of another one', async () => {
  const page = open('/queue-tickets/99', 'owner', { closedAt: '2026-11-20T10:00:00.000Z' });
  await screen.findByRole('heading', { name: 'Questa attività ha chiuso definitivamente' });
  await page.user.click(screen.getByRole('button', { name: /^Continua con/ }));
  await waitFor(() => expect(page.address()).toBe('/manage-merchant'));
  expect(await screen.findByText('FO7')).toBeVisible();
});
