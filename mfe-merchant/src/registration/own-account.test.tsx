import { screen, waitFor } from '@testing-library/react';
import { hostRouteFor, type Merchant } from '@turno/shared-types';
import { axeViolations } from '@turno/shared-ui/test';
import {
  button,
  full,
  fullAccount,
  MERCHANT,
  openRegistration,
  search,
  sentTo,
  storeRegistration,
} from '../../test/registration.tsx';
import { bakery, mine } from '../../test/show.tsx';

jest.setTimeout(60_000);

const closed = bakery(undefined, { closedAt: '2026-11-20T10:00:00.000Z', queues: [] });
/** Opens a page with a signed-in account that has these merchants. */
const openAs = (path: string, ...merchants: Merchant[]) =>
  openRegistration(path, { session: full, replies: [mine(...merchants), fullAccount] });

test('SHL-007 MER-008 an account without a merchant registers one, and signs up for nothing', async () => {
  const shown = openAs('/manage-merchant');
  await shown.user.click(await screen.findByRole('link', { name: 'Registra la tua attività' }));
  await shown.user.type(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(await button('Avanti'));
  expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveValue('livia@example.com');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.type(screen.getByRole('combobox', { name: 'Categoria' }), 'pan');
  await shown.user.click(await screen.findByRole('option', { name: 'Panifici' }));
  await shown.user.click(await button('Registra l’attività'));
  await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
  const [created] = sentTo(shown, '/private/merchants');
  expect(created?.headers.get('authorization')).toContain(full.accessToken);
  expect(created?.body).toMatchObject({ placeId: 'p-1', email: 'livia@example.com' });
  expect(shown.gateway.requests.map(({ path }) => path).join()).not.toMatch(/auth|users$/);
  expect(shown.props.session.read()).toEqual(full);
});

test('S-08 152 an owner whose merchant closed registers again, and is welcomed', async () => {
  const shown = openAs('/create-merchant/p-1', closed);
  await shown.user.type(await screen.findByRole('combobox', { name: 'Categoria' }), 'pan');
  await shown.user.click(await screen.findByRole('option', { name: 'Panifici' }));
  shown.gateway.answer(mine(closed, MERCHANT));
  await shown.user.click(await button('Registra l’attività'));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(shown.address()).toBe('/welcome/31');
  const asked = sentTo(shown, '/private/my_merchant').at(-1);
  expect(asked?.query).toEqual({ merchant_id: '31' });
});

test('MER-008 a registration that stopped before its merchant goes on once its account is signed in', async () => {
  storeRegistration({ email: 'Livia@example.com' });
  const shown = openAs('/add-merchant');
  await shown.user.click(await screen.findByRole('link', { name: 'Continua' }));
  await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
  expect(sentTo(shown, '/private/merchants')).toHaveLength(1);
});

/** The page of an address admits a merchant's account: the shell by its role, the remote by its merchants. */
async function admits(href: string, merchants: Merchant[]) {
  const { pathname, search: query } = new URL(href);
  const route = hostRouteFor(pathname);
  if (!route) return pathname === '/help' || pathname === '/terms';
  if (!['everyone', 'signed-in', 'merchant'].includes(route.guard)) return false;
  if (route.remote !== 'mfe-merchant') return true;
  const { unmount, address } = openAs(pathname + query, ...merchants);
  await screen.findByRole('heading', { level: 1 });
  const isAdmitted = address() === pathname + query;
  unmount();
  return isAdmitted;
}

test.each([
  { page: '/manage-merchant', merchants: [], text: 'Nessuna attività' },
  { page: '/manage-merchant', merchants: [closed], text: /ha chiuso definitivamente/ },
  { page: '/add-merchant', merchants: [], text: /Non trovi/ },
  { page: '/create-merchant/manual', merchants: [closed], text: 'Registra l’attività' },
])(
  'SHL-007 S-08 152 every link of $page with $merchants.length merchants that closed admits its account',
  async (given) => {
    const { page, merchants, text } = given;
    const { unmount } = openAs(page, ...merchants);
    await screen.findByText(text);
    const hrefs = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    unmount();
    const refused: string[] = [];
    for (const href of new Set(hrefs)) if (!(await admits(href, merchants))) refused.push(href);
    expect(refused).toEqual([]);
  },
);
