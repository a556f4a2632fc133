import { act, screen, waitFor, within } from '@testing-library/react';
import { listMerchantsCall, myMerchantCall, searchMapPlacesCall } from '@turno/shared-types';
import { axeViolations, passTime, refuse, reply } from '@turno/shared-ui/test';
import {
  button,
  full,
  MERCHANT,
  openRegistration,
  search,
  sentTo,
} from '../../test/registration.tsx';

jest.setTimeout(60_000);

test('MER-001 MER-002 a place is found on the map and leads to its form; Undo empties the search', async () => {
  const shown = openRegistration('/add-merchant');
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(await button('Annulla'));
  expect(await search()).toHaveValue('');
  expect(await button('Avanti')).toBeDisabled();
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(await button('Avanti'));
  await waitFor(() => expect(shown.address()).toBe('/create-merchant/p-1'));
  const [searched] = sentTo(shown, '/public/places');
  expect(searched?.query).toMatchObject({ input: 'forno', country: expect.stringContaining('IT') });
  expect(sentTo(shown, '/public/merchants')[0]?.query).toEqual({ place_id: 'p-1' });
});

test('MER-001 the map is asked once for a name, whoever returns to the page or types it again', async () => {
  const shown = openRegistration('/add-merchant');
  await shown.user.fill(await search(), 'forno');
  await screen.findByRole('option', { name: /Forno Aurora/ });
  await passTime(2_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await shown.user.clear(await search());
  await shown.user.fill(await search(), 'forno');
  await screen.findByRole('option', { name: /Forno Aurora/ });
  expect(sentTo(shown, '/public/places')).toHaveLength(1);
});

test('MER-002 a registered place opens the sheet with its card, the notice and the way to write', async () => {
  const shown = openRegistration('/add-merchant', {
    replies: [reply(listMerchantsCall, [MERCHANT])],
  });
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(await button('Avanti'));
  const sheet = await screen.findByRole('dialog', { name: 'Attività già registrata' });
  expect(within(sheet).getByRole('article', { name: 'Forno Aurora' })).toBeVisible();
  expect(within(sheet).getByText(/già su Turno/)).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Scrivici' })).toHaveAttribute(
    'href',
    'http://localhost/help',
  );
});

test('MER-001 a map that does not answer says so, and name and address can be typed', async () => {
  const shown = openRegistration('/add-merchant', {
    replies: [refuse(searchMapPlacesCall, 'places_unavailable')],
  });
  await shown.user.fill(await search(), 'forno');
  expect(await screen.findByText(/ricerca dei luoghi non è disponibile/)).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Scrivi nome e indirizzo' }));
  expect(await screen.findByRole('textbox', { name: /^Nome/ })).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('MER-001 MER-003 a name that was typed into the search is in the form for name and address', async () => {
  const shown = openRegistration('/add-merchant');
  await shown.user.fill(await search(), ' Caffè “Da Ugo” & figli ');
  await shown.user.click(screen.getByRole('link', { name: 'Scrivi nome e indirizzo' }));
  const name = await screen.findByRole('textbox', { name: /^Nome/ });
  expect(name).toHaveValue('Caffè “Da Ugo” & figli');
});

test('MER-001 the description of a chosen place is no name for the form', async () => {
  const shown = openRegistration('/add-merchant');
  await shown.user.fill(await search(), 'forno');
  await shown.user.click(await screen.findByRole('option', { name: /Forno Aurora/ }));
  await shown.user.click(screen.getByRole('link', { name: 'Scrivi nome e indirizzo' }));
  expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('');
});

test.each(['/add-merchant', '/create-merchant/p-1'])(
  'SHL-007 a merchant is sent home from %s, and reads why',
  async (path) => {
    openRegistration(path, { session: full });
    expect(await screen.findByText(/per un altro tipo di account/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gestisci le code' })).toBeVisible();
  },
);

test('MER-001 the sign-in of the remote’s own address leads to the registration', async () => {
  const shown = openRegistration('/manage-merchant');
  await shown.user.click(await screen.findByRole('link', { name: 'Registra la tua attività' }));
  expect(await search()).toBeVisible();
});

test.each([
  { path: '/add-merchant', who: 'a visitor', session: null },
  { path: '/create-merchant/p-1', who: 'a visitor', session: null },
  { path: '/add-merchant', who: 'an account whose merchants are not known', session: full },
])(
  'SHL-023 G-40 X-36 the tab of $path has its Italian title in every language, for $who',
  async ({ path, session }) => {
    const replies = [refuse(myMerchantCall, 'internal_server_error')];
    const { events } = openRegistration(path, { session, replies, props: { locale: 'de' } });
    const title = { type: 'title', title: 'Aggiungi attività' };
    await waitFor(() => expect(events).toContainEqual(title));
  },
);
