import { screen, waitFor } from '@testing-library/react';
import { createMerchantCall, hostRouteFor, type Merchant, signInCall } from '@turno/shared-types';
import { axeViolations, type RenderedScreen, refuse, reply } from '@turno/shared-ui/test';
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
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(await button('Avanti'));
  expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveValue('livia@example.com');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  expect(await axeViolations(shown.container)).toEqual([]);
  await submitAs(shown);
  await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
  const [created] = sentTo(shown, '/private/merchants');
  expect(created?.headers.get('authorization')).toContain(full.accessToken);
  expect(created?.body).toMatchObject({ placeId: 'p-1', email: 'livia@example.com' });
  expect(shown.gateway.requests.map(({ path }) => path).join()).not.toMatch(/auth|users$/);
  expect(shown.props.session.read()).toEqual(full);
});

test('S-08 152 an owner whose merchant closed registers again, and is welcomed', async () => {
  const shown = openAs('/create-merchant/p-1', closed);
  await screen.findByRole('combobox', { name: 'Categoria' });
  shown.gateway.answer(mine(closed, MERCHANT));
  await submitAs(shown);
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

/** Chooses the category, which is all that the form of the place still lacks, and submits. */
async function submitAs({ user }: RenderedScreen) {
  await user.type(await screen.findByRole('combobox', { name: 'Categoria' }), 'pan');
  await user.click(await screen.findByRole('option', { name: 'Panifici' }));
  await user.click(await button('Registra l’attività'));
}

test.each(['token_expired_or_wrong', 'unauthorized'] as const)(
  'MER-008 ERR-003 an own account that is answered %s goes on with its password',
  async (code) => {
    const shown = openAs('/create-merchant/p-1');
    shown.gateway.answer(
      refuse(createMerchantCall, code),
      refuse(signInCall, 'invalid_credentials'),
    );
    await submitAs(shown);
    await shown.user.fill(await screen.findByLabelText(/^Password/), 'wrong horse');
    // The session has ended here as it has anywhere else.
    const isEnded = code !== 'unauthorized';
    expect(shown.props.session.read()).toEqual(isEnded ? null : full);
    await shown.user.click(await button('Continua'));
    expect(await screen.findByText('Email e/o password non corrette')).toBeVisible();
    const renewed = { ...full, accessToken: 'renewed' };
    shown.gateway.answer(reply(createMerchantCall, MERCHANT), reply(signInCall, renewed));
    await shown.user.fill(screen.getByLabelText(/^Password/), 'correct horse');
    await shown.user.click(await button('Continua'));
    await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
    const tokens = sentTo(shown, '/private/merchants').map(({ headers }) =>
      headers.get('authorization'),
    );
    // The page that follows the end of the session learns by itself that the stored token has ended too.
    expect([...new Set(tokens)]).toEqual(['Bearer full', 'Bearer renewed']);
    expect(shown.props.session.read()).toEqual(renewed);
  },
);

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
  { page: '/add-merchant?place=another', merchants: [bakery()], text: /Non trovi/ },
  { page: '/create-merchant/manual?place=another', merchants: [bakery()], text: 'Servizio' },
])(
  'SHL-007 S-08 152 every link of $page with $merchants.length merchants admits its account',
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
