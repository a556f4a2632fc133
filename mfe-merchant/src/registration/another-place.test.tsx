import { screen, waitFor } from '@testing-library/react';
import { createMerchantCall, mailConfirmationCall, mapPlaceCall } from '@turno/shared-types';
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

const first = bakery(undefined, { id: 70, name: 'Bar Levante', staffRole: 'manager' });
const LINK = /^Aggiungi un’altra attività/;
/** Opens a page with an account that has a place. */
const open = (path: string, props = {}) =>
  openRegistration(path, { session: full, replies: [mine(first), fullAccount], props });
/** Submits the form of the place; from then on the account has both. */
async function submit({ user, gateway }: RenderedScreen) {
  await user.type(await screen.findByRole('combobox', { name: 'Categoria' }), 'pan');
  await user.click(await screen.findByRole('option', { name: 'Panifici' }));
  gateway.answer(mine(first, MERCHANT));
  await user.click(await button('Registra l’attività'));
}

test('IDN-036 MER-008 an account with a place adds another one from its settings; it is chosen and shown', async () => {
  const shown = open('/merchant-settings');
  await shown.user.click(await screen.findByRole('link', { name: LINK }));
  expect(await screen.findByRole('heading', { name: LINK, level: 1 })).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(await button('Avanti'));
  expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveValue('livia@example.com');
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  await submit(shown);
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(shown.address()).toBe('/welcome/31');
  expect(sentTo(shown, '/private/merchants')).toHaveLength(1);
  expect(shown.gateway.requests.map(({ path }) => path).join()).not.toMatch(/auth|users$/);
  expect(sentTo(shown, '/private/my_merchant').at(-1)?.query).toEqual({ merchant_id: '31' });
  await shown.user.click(await screen.findByRole('link', { name: /Vai alle code/ }));
  const switcher = await screen.findByRole('combobox', { name: 'Attività' });
  expect(switcher).toHaveDisplayValue('Forno Aurora');
});

test('MER-003 a place that no map knows is typed', async () => {
  const shown = open('/add-merchant?place=another');
  await shown.user.fill(await search(), 'Caffè Ugo');
  await shown.user.click(screen.getByRole('link', { name: 'Scrivi nome e indirizzo' }));
  expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Caffè Ugo');
  await shown.user.click(screen.getByRole('link', { name: 'Cerca un’altra attività' }));
  expect(await search()).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Torna alle impostazioni' }));
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
});

test('MER-003 a place that the map has lost is typed', async () => {
  const shown = open('/create-merchant/p-0?place=another');
  shown.gateway.answer(refuse(mapPlaceCall, 'place_not_found'));
  await shown.user.click(await screen.findByRole('link', { name: 'Scrivi nome e indirizzo' }));
  expect(await screen.findByRole('textbox', { name: /^Nome/ })).toBeVisible();
});

test('MER-008 216 the registration of another place that stopped goes on, and creates it once', async () => {
  storeRegistration({ personId: full.id, email: 'old@example.com' });
  const shown = open('/add-merchant?place=another');
  await shown.user.click(await screen.findByRole('link', { name: 'Continua' }));
  await waitFor(() => expect(shown.address()).toBe('/welcome/31'));
  const created = sentTo(shown, '/private/merchants').map(({ headers }) => headers);
  expect(created.map((headers) => headers.get('idempotency-key'))).toEqual(['key-1']);
});

test.each(['submits', 'goes on with'])(
  'S-09 an account whose address is not confirmed and that %s another place may have the link mailed again',
  async (how) => {
    const isStored = how === 'goes on with';
    if (isStored) storeRegistration({ personId: full.id });
    const replies = [
      mine(first),
      fullAccount,
      refuse(createMerchantCall, 'email_not_verified'),
      reply(mailConfirmationCall, {}),
    ];
    const shown = openRegistration('/create-merchant/p-1?place=another', {
      session: full,
      replies,
    });
    if (!isStored) await submit(shown);
    expect(await screen.findByText('Prima conferma il tuo indirizzo e-mail')).toBeVisible();
    await shown.user.click(await button('Invia di nuovo il link'));
    expect(await screen.findByText(/Link inviato/)).toBeVisible();
  },
);

test('SHL-017 S-07 the site of a franchise, which would not show the new place, does not offer it', async () => {
  const franchised = { ...first, franchisingId: 7 };
  const replies = [mine(franchised), fullAccount];
  const props = { franchiseId: 7 };
  const settings = { session: full, replies, props };
  const { unmount } = openRegistration('/merchant-settings', settings);
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await screen.findByText(/codice QR/);
  expect(screen.queryByRole('link', { name: LINK })).toBeNull();
  unmount();
  openRegistration('/add-merchant?place=another', settings);
  expect(await screen.findByText(/per un altro tipo di account/)).toBeVisible();
});
