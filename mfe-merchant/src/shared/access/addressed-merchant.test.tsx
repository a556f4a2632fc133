import { screen, waitFor } from '@testing-library/react';
import { type Merchant, merchantCall, type StaffRole } from '@turno/shared-types';
import { buildQueue, fakeEventSources, passTime, reply } from '@turno/shared-ui/test';
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

/** What the account has after one of its merchants has ended for it. */
const ENDS = {
  'closes for good': (all: Merchant[], id: number) =>
    all.map((each) => (each.id === id ? { ...each, closedAt: '2026-11-20T10:00:00.000Z' } : each)),
  'loses its member': (all: Merchant[], id: number) => all.filter((each) => each.id !== id),
};

test.each(
  Object.entries(ENDS).flatMap(([how, end]) =>
    [
      { path: '/queue-tickets/99', id: 77 },
      { path: '/add-customer/77/99', id: 77 },
      { path: '/welcome/77', id: 77 },
      { path: '/manage-queue/99', id: 77 },
      // A page of the shown merchant.
      { path: '/pass-types/9', id: bakery().id },
    ].map((page) => ({ ...page, how, end })),
  ),
)(
  'S-08 $path of a merchant that $how leads to the dashboard of another one',
  async ({ path, id, end }) => {
    const page = open(path, 'owner', {});
    await passTime(500);
    page.gateway.answer(mine(...end([bakery(), bookshop({})], id)));
    await passTime(6_000);
    await page.user.click(await screen.findByRole('button', { name: /^Continua con/ }));
    await waitFor(() => expect(page.address()).toBe('/manage-merchant'));
    expect(await screen.findByRole('heading', { name: 'Gestisci le code' })).toBeVisible();
  },
);

test('S-08 a page of a lost merchant that any merchant has shows the one of the next', async () => {
  const page = open('/special-times/closings', 'owner', {});
  await passTime(500);
  page.gateway.answer(mine(bookshop({})));
  await passTime(6_000);
  await page.user.click(await screen.findByRole('button', { name: /^Continua con/ }));
  expect(await screen.findByRole('heading', { name: 'Chiusure straordinarie' })).toBeVisible();
  expect(page.address()).toBe('/special-times/closings');
});
