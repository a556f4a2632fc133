import { screen, waitFor } from '@testing-library/react';
import { type Role, saveOpeningsCall } from '@turno/shared-types';
import { buildSession, failOffline } from '@turno/shared-ui/test';
import {
  button,
  fill,
  fresh,
  full,
  fullAccount,
  MERCHANT,
  openRegistration,
  search,
  sentTo,
  storeRegistration,
  submit,
} from '../../test/registration.tsx';
import { bakery, mine } from '../../test/show.tsx';

jest.setTimeout(60_000);

const sessionOf = (role: Role) => buildSession({ id: 5, roles: [role] });
const customer = sessionOf('ROLE_USER');
/** A visitor of this device stopped after the sign-up. */
const storeBrunos = (change: object = {}) => {
  const account = { session: { ...fresh, id: 44 }, isFull: false };
  storeRegistration({ placeId: 'manual', email: 'bruno@example.com', account, ...change });
};

describe.each([
  { who: 'merchant account', session: full },
  { who: 'merchant account with a place', session: full, place: bakery() },
  { who: 'customer', session: customer },
])('IDN-031 MER-008 the registration of somebody else, for a $who', ({ session, place }) => {
  const open = (path: string) =>
    openRegistration(place ? `${path}?place=another` : path, {
      session,
      replies: [place ? mine(place) : mine(), fullAccount],
    });

  test('does not go on, and stays stored for its person', async () => {
    storeBrunos();
    const shown = open('/create-merchant/manual');
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('');
    expect(sentTo(shown, '/private/merchants')).toEqual([]);
    expect(shown.props.session.read()).toEqual(session);
    expect(localStorage.getItem('merchantRegistration')).toContain('bruno@example.com');
  });

  test('is not offered', async () => {
    storeBrunos();
    const shown = open('/add-merchant');
    expect(await search()).toBeVisible();
    if (session === full)
      await waitFor(() => expect(sentTo(shown, '/private/users/9')).toHaveLength(1));
    expect(screen.queryByText(/non è finita/)).toBeNull();
  });
});

test.each<{ role: Role; personId: number | null }>([
  { role: 'ROLE_USER', personId: 5 },
  { role: 'ROLE_GUEST', personId: null },
])('MER-008 a $role goes on with the registration begun before', async ({ role, personId }) => {
  storeBrunos({ personId });
  const shown = openRegistration('/add-merchant', { session: sessionOf(role) });
  await shown.user.click(await screen.findByRole('link', { name: 'Continua' }));
  await waitFor(() => expect(sentTo(shown, '/private/merchants')).toHaveLength(1));
});

test('MER-008 a customer whose registration stops may repeat its step', async () => {
  const replies = [failOffline(saveOpeningsCall)];
  const shown = openRegistration('/create-merchant/p-1', { session: customer, replies });
  await fill(shown);
  await submit(shown);
  await shown.user.click(await button('Continua'));
  await waitFor(() => expect(sentTo(shown, '/private/merchants/31/openings/bulk')).toHaveLength(2));
});

test.each([
  { account: 'new account', merchants: [MERCHANT] },
  { account: 'account with another merchant', merchants: [bakery(), MERCHANT] },
])(
  'MER-008 X-14 IDN-036 a customer who registers as $account is welcomed, and the service is notified',
  async (given) => {
    const replies = [fullAccount, mine(...given.merchants)];
    const shown = openRegistration('/create-merchant/p-1', { session: customer, replies });
    await fill(shown);
    await submit(shown);
    expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
    expect(shown.address()).toBe('/welcome/31');
    expect(sentTo(shown, '/private/merchants')).toHaveLength(1);
    expect(sentTo(shown, '/private/my_merchant')[0]?.query).toEqual({ merchant_id: '31' });
    expect(shown.events.filter(({ type }) => type === 'signed-in')).toHaveLength(1);
    expect(localStorage.getItem('merchantRegistration')).toBeNull();
  },
);

test('MER-008 SHL-007 an account whose page was closed before the hours were saved goes on', async () => {
  storeRegistration({ personId: full.id, merchantId: 31 });
  const replies = [fullAccount];
  const shown = openRegistration('/create-merchant/p-1', { session: full, replies });
  await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
});
