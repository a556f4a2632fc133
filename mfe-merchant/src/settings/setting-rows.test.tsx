import { screen, waitFor, within } from '@testing-library/react';
import {
  categoriesCall,
  type Merchant,
  type StaffRole,
  updateMerchantCall,
} from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import {
  axeViolations,
  buildMerchant,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

// A manager does not see the owner's API keys and webhooks, so that nothing else loads.
const AS_MANAGER = { staffRole: 'manager' as StaffRole };
const [BAKERY, RESTAURANT] = [
  { id: 5, name: 'Panetteria', maxActiveTicketsPerUser: null },
  { id: 6, name: 'Ristorante', maxActiveTicketsPerUser: null },
];
const CATEGORIES = [BAKERY, RESTAURANT];
const OPENINGS = [
  buildOpening({ id: 1, date: '2026-11-20', typology: 'closings' }),
  buildOpening({ id: 2, date: '2026-12-25', typology: 'closings' }),
];

function open(change: Partial<Merchant> = {}, ...others: Merchant[]) {
  const merchant = bakery(busyCounter(), { openings: OPENINGS, ...AS_MANAGER, ...change });
  return show({
    path: '/merchant-settings',
    replies: [
      mine(merchant, ...others),
      reply(updateMerchantCall, merchant),
      reply(categoriesCall, CATEGORIES),
    ],
  });
}
const row = (name: RegExp) => screen.findByRole('link', { name });
const put = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.find(({ method }) => method === 'PUT');

test('MER-055 the rows with their present state lead to their pages', async () => {
  const { container } = open({ lineupLimitedBeforeOpening: 1_800 });
  expect(await row(/^Code\s*1/)).toHaveAttribute('href', '/merchant-queues');
  expect(await row(/Limiti.*30 minuti prima/)).toHaveAttribute('href', '/merchant-limits');
  expect(await row(/^Orari di apertura/)).toHaveAttribute('href', '/edit-openings');
  expect(await row(/^Aperture speciali$/)).toHaveAttribute('href', '/special-times/openings');
  // A closing that is over does not count.
  expect(await row(/^Chiusure straordinarie\s*1/)).toHaveAttribute(
    'href',
    '/special-times/closings',
  );
  expect(await row(/^Andamento/)).toHaveAttribute('href', '/merchant-figures');
  expect(await row(/^Chi lavora/)).toHaveAttribute('href', '/merchant-managers');
  expect(screen.queryByRole('combobox', { name: 'Attività' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-055 a manager of two merchants chooses between them', async () => {
  const { user } = open({}, buildMerchant({ id: 8, name: 'Bar Sport', ...AS_MANAGER }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Attività' }), 'Bar Sport');
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Chiusure straordinarie\s*1/ })).toBeNull();
});

test('MER-056 the other merchant is chosen after the edits of this one are saved or undone', async () => {
  const { user } = open({}, buildMerchant({ id: 8, name: 'Bar Sport', ...AS_MANAGER }));
  await user.type(await screen.findByLabelText('Telefono'), '1');
  expect(screen.getByRole('combobox', { name: 'Attività' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Attività' })).toBeEnabled());
});

test('MER-055 the poster is printed again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Ristampa il codice QR/ }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('article', { name: 'Forno Aurora' })).toBeInTheDocument();
});

test('MER-056 unsaved contacts show Undo and Change, and are saved', async () => {
  const shown = open();
  const phone = await screen.findByRole('textbox', { name: 'Telefono' });
  await shown.user.fill(phone, '051 123456');
  await shown.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(phone).toHaveValue('');
  await shown.user.fill(phone, '051 123456');
  const website = screen.getByRole('textbox', { name: /Sito web/ });
  await shown.user.fill(website, 'il nostro sito');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(await screen.findByText('Indirizzo del sito non valido')).toBeVisible();
  await shown.user.clear(website);
  await shown.user.fill(website, 'forno.example');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  const body = { phone: '051 123456', website: 'https://forno.example' };
  await waitFor(() => expect(put(shown)?.body).toEqual(body));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull());
});

test('MER-003 MER-056 a telephone and a website that cannot be ones are refused at their fields', async () => {
  const shown = open();
  const phone = await screen.findByRole('textbox', { name: 'Telefono' });
  const website = screen.getByRole('textbox', { name: /Sito web/ });
  await shown.user.type(phone, '123');
  await shown.user.fill(website, 'zibaldone');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Telefono non valido'));
  expect(website).toHaveAccessibleDescription('Indirizzo del sito non valido');
  expect(put(shown)).toBeUndefined();
});

test('MER-003 MER-056 what older rules accepted may stay while something else is changed', async () => {
  const shown = open({ phone: '123', website: 'https://zibaldone' });
  const name = await screen.findByRole('textbox', { name: /^Nome/ });
  await shown.user.fill(name, ' Due');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(put(shown)?.body).toEqual({ name: 'Forno Aurora Due' }));
});

test('MER-003 name and address, which the registration shows read-only, are corrected here', async () => {
  const shown = open({ route: 'Via Lunga', streetNumber: '4', city: 'Imola', province: 'BO' });
  const street = await screen.findByRole('textbox', { name: /Via e numero civico/ });
  expect(street).toHaveValue('Via Lunga 4');
  const name = screen.getByRole('textbox', { name: /^Nome/ });
  await shown.user.clear(name);
  await shown.user.clear(street);
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(await screen.findAllByText('Compila questo campo.')).toHaveLength(2);
  expect(put(shown)).toBeUndefined();
  await shown.user.fill(name, 'Forno Nuovo');
  await shown.user.fill(street, 'Via Corta 5');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() =>
    expect(put(shown)?.body).toEqual({
      name: 'Forno Nuovo',
      route: 'Via Corta 5',
      streetNumber: null,
    }),
  );
});

test('MER-004 the category is another one of the list, and is not emptied', async () => {
  const shown = open({ category: { ...BAKERY, parent_category: null } });
  const field = await screen.findByRole('combobox', { name: /^Categoria/ });
  await waitFor(() => expect(field).toHaveValue('Panetteria'));
  await shown.user.clear(field);
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Scegli una categoria/));
  expect(put(shown)).toBeUndefined();
  await shown.user.fill(field, 'rist');
  await shown.user.click(await screen.findByRole('option', { name: 'Ristorante' }));
  expect(field).toHaveValue('Ristorante');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(put(shown)?.body).toEqual({ categoryId: 6 }));
});

test('MER-004 a category that was retired stays, and a list that did not load is said', async () => {
  const { user, gateway } = open({ category: { ...BAKERY, id: 99, parent_category: null } });
  gateway.answer(refuse(categoriesCall, 'service_unavailable'));
  const field = await screen.findByRole('combobox', { name: /^Categoria/ });
  expect(field).toHaveValue('Panetteria');
  await user.clear(field);
  await user.fill(field, 'risto');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/non disponibile/));
  gateway.answer(reply(categoriesCall, CATEGORIES));
  await user.type(field, 'r');
  expect(await screen.findByRole('option', { name: 'Ristorante' })).toBeVisible();
});

test('MER-003 another city leaves the province behind', async () => {
  const shown = open({ route: 'Via Lunga', city: 'Imola', province: 'BO' });
  const city = await screen.findByRole('textbox', { name: /^Città/ });
  await shown.user.clear(city);
  await shown.user.fill(city, 'Faenza');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(put(shown)?.body).toEqual({ city: 'Faenza', province: null }));
});

test('MER-056 an error alerts and keeps what was typed; X-16 a dead token leads to the sign-in', async () => {
  const shown = open();
  shown.gateway.answer(refuse(updateMerchantCall, 'service_unavailable'));
  const phone = await screen.findByRole('textbox', { name: 'Telefono' });
  await shown.user.fill(phone, '051 123456');
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/non disponibile/);
  expect(phone).toHaveValue('051 123456');
  shown.gateway.answer(refuse(updateMerchantCall, 'token_expired_or_wrong'));
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(await screen.findByText(/Il tuo accesso non è più attivo/)).toBeVisible();
});
