import { screen, waitFor, within } from '@testing-library/react';
import { categoriesCall, mapPlaceCall, signInCall, signUpCall } from '@turno/shared-types';
import { axeViolations, refuse, reply } from '@turno/shared-ui/test';
import { button, fill, full, openRegistration, sentTo, submit } from '../../test/registration.tsx';

jest.setTimeout(60_000);

test('MER-003 MER-004 MER-006 the form shows the place read-only and waits for account and terms', async () => {
  const shown = openRegistration('/create-merchant/p-1');
  const facts = await screen.findByRole('region', { name: 'Forno Aurora' });
  for (const fact of ['Roma', '00100', '+39 06 1'])
    expect(within(facts).getByText(fact)).toBeVisible();
  expect(within(facts).queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Clienti serviti/ })).toHaveValue('1');
  expect(await button('Registra l’attività')).toBeDisabled();
  const terms = screen.getByRole('link', { name: /Leggi i termini/ });
  expect(terms).toHaveAttribute('href', 'http://localhost/terms');
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('MER-008 X-14 the form registers, swaps the session in and welcomes', async () => {
  const shown = openRegistration('/create-merchant/p-1');
  await fill(shown);
  await submit(shown);
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(shown.address()).toBe('/welcome/31');
  expect(shown.props.session.read()).toEqual(full);
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 9 });
  expect(localStorage.getItem('merchantRegistration')).toBeNull();
  expect(sentTo(shown, '/private/merchants')[0]?.body).toMatchObject({
    name: 'Forno Aurora',
    placeId: 'p-1',
    categoryId: 4,
    capacity: 1,
  });
});

test('MER-004 a missing category appears at its field, and the address of another account at the e-mail', async () => {
  const taken = [
    refuse(signUpCall, 'email_already_in_use'),
    refuse(signInCall, 'invalid_credentials'),
  ];
  const shown = openRegistration('/create-merchant/p-1', { replies: taken });
  await fill(shown);
  const category = screen.getByRole('combobox', { name: 'Categoria' });
  await shown.user.clear(category);
  await submit(shown);
  expect(category).toHaveAccessibleDescription(/Scegli una categoria/);
  expect(category).toHaveFocus();
  await shown.user.type(category, 'pan');
  await shown.user.click(await screen.findByRole('option', { name: 'Panifici' }));
  await submit(shown);
  const email = screen.getByRole('textbox', { name: /E-mail/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription(/già registrata/));
  expect(email).toHaveValue('livia@example.com');
});

test('MER-004 a trade without a category of its own is offered all of them', async () => {
  const shown = openRegistration('/create-merchant/p-1');
  await shown.user.fill(await screen.findByRole('combobox', { name: 'Categoria' }), 'zoccolaio');
  expect(
    await screen.findByText('Nessuna categoria si chiama così: scegli la più vicina.'),
  ).toBeVisible();
  await shown.user.click(screen.getByRole('option', { name: 'Panifici' }));
  expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveValue('Panifici');
});

test('MER-004 whose trade is only a part of another name asks for all categories', async () => {
  const categories = ['Barbieri', 'Panifici', 'Trattorie'].map((name, index) => ({
    id: index + 4,
    name,
    maxActiveTicketsPerUser: null,
  }));
  const replies = [reply(categoriesCall, categories)];
  const { user } = openRegistration('/create-merchant/p-1', { replies });
  const field = await screen.findByRole('combobox', { name: 'Categoria' });
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
  await user.type(field, 'bar');
  expect(await screen.findByText('1 risultato')).toBeVisible();
  expect(offered()).toEqual(['Barbieri', 'Mostra tutte le categorie']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('Tutte le categorie: scegli la più vicina.')).toBeVisible();
  expect(offered()).toEqual(['Barbieri', 'Panifici', 'Trattorie']);
  expect(field).toHaveValue('bar');
  expect(field).toHaveFocus();

  await user.type(field, 'b');
  expect(offered()).toEqual(['Barbieri', 'Mostra tutte le categorie']);
  await user.click(screen.getByRole('option', { name: 'Mostra tutte le categorie' }));
  await user.click(screen.getByRole('option', { name: 'Trattorie' }));
  expect(field).toHaveValue('Trattorie');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['unknown', refuse(mapPlaceCall, 'place_not_found')],
  ['not readable now', refuse(mapPlaceCall, 'places_unavailable')],
])('MER-003 a place that is %s can be typed', async (_, answer) => {
  openRegistration('/create-merchant/p-1', { replies: [answer] });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scrivi nome e indirizzo' })).toBeVisible();
});
