import { screen, waitFor, within } from '@testing-library/react';
import { franchisingCall, listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  failOffline,
  neverAnswer,
  passTime,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const bakery = buildMerchant({
  distance: 1.26,
  queues: [buildQueue({ queue_daily_counters: [buildCounter({ ticketsAhead: 2, paxAhead: 3 })] })],
});
const categories = reply(parentCategoriesCall, [
  { id: 1, name: 'Negozi', maxActiveTicketsPerUser: 3 },
]);
const replies = [reply(listMerchantsCall, [bakery]), categories];

test('CON-005, CON-006: a card shows the merchant’s status and links to its queue', async () => {
  const { container } = show('/', { replies });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card).toHaveTextContent('Aperta');
  expect(card).toHaveTextContent('3 persone in coda');
  expect(card).toHaveTextContent('1,3');
  expect(card).toHaveTextContent('Mettiti in coda');
  expect(card).toHaveAttribute('href', '/take-number/7/11');
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-006: a merchant account is shown the queue', async () => {
  show('/', { replies, session: buildSession({ roles: ['ROLE_MERCHANT'] }) });
  expect(await screen.findByRole('link', { name: /Mostra la coda/ })).toBeVisible();
});

test.each([
  ['closed', { closed: true }],
  ['paused', { paused: true }],
])('CON-007: a card that is %s offers no number', async (_, change) => {
  const shut = buildMerchant({
    queues: [buildQueue({ queue_daily_counters: [buildCounter(change)] })],
  });
  show('/', { replies: [reply(listMerchantsCall, [shut]), categories] });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card).toHaveTextContent('Mostra la coda');
  expect(card).not.toHaveTextContent('Mettiti in coda');
});

test('CON-012, G-46: how many there are is the total, not the page', async () => {
  const counted = reply(listMerchantsCall, [bakery], { 'x-total-count': '57' });
  const { user, gateway } = show('/', { replies: [counted, categories] });
  expect(await screen.findByText('57 attività')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostra altre attività' }));
  await waitFor(() => expect(gateway.requests.at(-1)?.query.per_page).toBe('40'));
});

test('CON-012: a page of the list is shown whole, and what follows comes after it', async () => {
  const many = Array.from({ length: 20 }, (_, at) => buildMerchant({ id: at + 1 }));
  show('/', { replies: [reply(listMerchantsCall, many), categories] });
  const list = within(await screen.findByRole('region', { name: 'Attività' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.getByRole('heading', { name: 'Come funziona' })).toBeVisible();
});

test('CON-004: merchants without queues are not listed', async () => {
  show('/', { replies: [reply(listMerchantsCall, [buildMerchant({ queues: [] })]), categories] });
  expect(await screen.findByText('Qui non c’è ancora nessuna attività')).toBeVisible();
});

test('CON-013: the search waits half a second and for three characters', async () => {
  const { user, gateway } = show('/', { replies });
  await screen.findByRole('link', { name: /Forno/ });
  const box = screen.getByRole('searchbox', { name: 'Cerca un’attività' });
  const searches = () => gateway.requests.filter(({ query }) => query.q !== undefined);
  await user.type(box, 'fo');
  await passTime(500);
  await user.type(box, 'rno');
  expect(searches()).toEqual([]);
  await passTime(500);
  await waitFor(() => expect(searches().map(({ query }) => query.q)).toEqual(['forno']));
});

test('CON-012: a category filters the list, and the filters can be taken off', async () => {
  const { user, gateway } = show('/', { replies });
  await screen.findByRole('link', { name: /Forno/ });
  gateway.answer(
    reply(listMerchantsCall, ({ query }) => (query.parent_category_id ? [] : [bakery])),
  );
  await user.click(screen.getByRole('radio', { name: 'Negozi' }));
  await user.click(await screen.findByRole('button', { name: 'Togli i filtri' }));
  expect(await screen.findByRole('link', { name: /Forno/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tutte' })).toBeChecked();
});

test('a list that does not load can be tried again', async () => {
  const { user, gateway } = show('/', { replies: [failOffline(listMerchantsCall), categories] });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(...replies);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Forno/ })).toBeVisible();
});

test('a loading list announces itself', async () => {
  show('/', { replies: [neverAnswer(listMerchantsCall), categories] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
});

test('CON-017, SHL-017: under a brand only its merchants are requested', async () => {
  const brand = { id: 4, name: 'Carmine', logoUrl: null, ticketsExpireIn: null, brandColour: null };
  const { gateway } = show('/', {
    props: { franchiseId: 4 },
    replies: [...replies, reply(franchisingCall, brand)],
  });
  expect(await screen.findByRole('heading', { name: 'Le code di Carmine' })).toBeVisible();
  const lists = gateway.requests.filter(({ path }) => path === '/public/merchants');
  expect(lists.every(({ query }) => query.franchising_id === '4')).toBe(true);
});

test('CON-017: the host learns that its franchise does not exist', async () => {
  const { events } = show('/', {
    props: { franchiseId: 4 },
    replies: [...replies, refuse(franchisingCall, 'franchising_not_found')],
  });
  const error = expect.objectContaining({ type: 'error', reason: 'franchise' });
  await waitFor(() => expect(events).toContainEqual(error));
});

test('SHL-011: an unknown path notifies the host and opens the home page', async () => {
  const { events, address } = show('/manage-merchant', { replies });
  await screen.findByRole('searchbox');
  expect(address()).toBe('/');
  expect(events).toContainEqual({ type: 'navigate-away', path: '/manage-merchant' });
});

test('CON-001: where the browser cannot share, the link is copied and that is said', async () => {
  const { user } = show('/', { replies });
  await user.click(await screen.findByRole('button', { name: 'Condividi' }));
  expect(await screen.findByText('Link copiato')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('CON-001: three steps say how it works', async () => {
  show('/', { replies });
  const section = await screen.findByRole('region', { name: 'Come funziona' });
  const steps = within(section).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Trova l’attività',
    'Prendi il numero',
    'Arriva quando tocca a te',
  ]);
});
