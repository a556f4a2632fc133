import { act, screen, waitFor, within } from '@testing-library/react';
import { myMerchantCall, type Queue } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  failOffline,
  neverAnswer,
  refuse,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../test/show.tsx';

const live = setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const figureOf = (label: string) => screen.getByText(label).nextElementSibling;

test('MER-016 the panel shows who is served, who is next and who waits', async () => {
  const { container, events } = show({ replies: [mine(bakery())] });
  const panel = await screen.findByRole('region', { name: 'Banco' });
  expect(within(panel).getByText('FO7')).toBeVisible();
  expect(within(panel).getByText('FO8')).toBeVisible();
  expect(within(panel).getByText('Aperta')).toBeVisible();
  expect(figureOf('Numeri in attesa')).toHaveTextContent('3');
  expect(figureOf('Persone in attesa')).toHaveTextContent('4');
  expect(figureOf('Attesa stimata')).toHaveTextContent('15 min');
  expect(figureOf('Prossimo numero libero')).toHaveTextContent('11');
  expect(events).toContainEqual({ type: 'title', title: 'Gestisci le code' });
  expect(await axeViolations(container)).toEqual([]);
});

const lettered = (change: Partial<Queue>) =>
  buildQueue({ queue_daily_counters: [busyCounter()], ...change });

test.each([
  { name: 'a pass queue', queue: lettered({ passMode: 'specific' }) },
  {
    name: 'a multi-queue',
    queue: lettered({ multiQueue: true, childQueues: [lettered({ id: 31, parentQueueId: 11 })] }),
  },
])('S-01 $name names no next free number, which its letters would complete', async ({ queue }) => {
  show({ replies: [mine(bakery(busyCounter(), { queues: [queue] }))] });
  await screen.findByRole('region', { name: 'Banco' });
  expect(figureOf('Numeri in attesa')).toHaveTextContent('3');
  expect(screen.queryByText('Prossimo numero libero')).not.toBeInTheDocument();
});

test('the page shows a loading state after a short delay', async () => {
  show({ replies: [neverAnswer(myMerchantCall)] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
});

test('S-08 a manager without merchants sees an explanation, and where an invitation is', async () => {
  show({ replies: [mine()] });
  expect(await screen.findByText('Nessuna attività')).toBeVisible();
  expect(
    screen.getByText(/Ti hanno già invitato\? Apri il link nell’e-mail dell’invito/),
  ).toBeVisible();
  const register = screen.getByRole('link', { name: 'Registra la tua attività' });
  expect(register).toHaveAttribute('href', '/add-merchant');
});

test('a merchant without queues sees a hint', async () => {
  show({ replies: [mine(buildMerchant({ queues: [] }))] });
  expect(await screen.findByText('Nessuna coda')).toBeVisible();
});

test.each([
  ['no network', failOffline(myMerchantCall), 'Connessione assente. Controlla la rete e riprova.'],
  [
    'a bug',
    refuse(myMerchantCall, 'internal_server_error'),
    'Qualcosa non ha funzionato da parte nostra. Riprova tra qualche istante.',
  ],
])('a load that fails for %s can be tried again', async (_, answer, text) => {
  const { user, gateway } = show({ replies: [answer] });
  expect(await screen.findByText(text)).toBeVisible();
  gateway.answer(mine(bakery()));
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('FO7')).toBeVisible();
});

test('MER-021 without a stream it polls; when polling fails too, the old figures stay with their time', async () => {
  const { user, gateway } = show({ replies: [mine(bakery())] });
  await screen.findByText('FO7');
  act(() => live.streams.at(-1)?.fail());
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  gateway.answer(failOffline(myMerchantCall));
  const notice = await screen.findByText(/Ultimo aggiornamento \d\d:\d\d/);
  expect(notice).toBeVisible();
  expect(screen.getByText('FO7')).toBeVisible();
  gateway.answer(mine(bakery(busyCounter({ counter: 8, currentTicket: 'FO8' }))));
  await user.click(screen.getByRole('button', { name: /Riprova/ }));
  expect((await screen.findAllByText('FO8'))[0]).toBeVisible();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('MER-030 a live message changes the figures at once', async () => {
  const { gateway } = show({ replies: [mine(bakery())] });
  await screen.findByText('FO7');
  act(() => live.streams.at(-1)?.open());
  const counter = busyCounter({ ticketsAhead: 4, paxAhead: 9 });
  gateway.answer(mine(bakery(counter)));
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  await waitFor(() => expect(figureOf('Persone in attesa')).toHaveTextContent('9'));
  expect(screen.getByText('In diretta')).toBeVisible();
});

test('MER-030 without a network the page does not say that it is updated', async () => {
  show({ replies: [mine(bakery())] });
  await screen.findByText('FO7');
  for (let failures = 0; failures < 10; failures += 1) act(() => live.streams.at(-1)?.fail());
  expect(await screen.findByText('Aggiornamento ogni pochi secondi')).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('MER-013 the switcher changes the merchant, which is remembered for the next visit', async () => {
  const bar = bakery(busyCounter({ currentTicket: 'BA1' }), { id: 8, name: 'Bar Sole' });
  const replies = [mine(bakery(), bar)];
  const { user, unmount } = show({ replies });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Attività' }), 'Bar Sole');
  expect(await screen.findByText('BA1')).toBeVisible();
  expect(live.streams.at(-1)?.url).toContain('/public/merchants/8/events');
  unmount();
  show({ replies });
  expect(await screen.findByRole('combobox', { name: 'Attività' })).toHaveDisplayValue('Bar Sole');
});

test('MER-013 a single merchant is named, not chosen', async () => {
  show({ replies: [mine(bakery())] });
  expect(await screen.findByText('Forno Aurora')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test.each([
  ['a free-access queue', { listOnly: true }, /nessuno prende un biglietto/],
  ['an event queue', { type: 'event' as const }, /Nessun orario in programma/],
])('MER-020 %s has a notice and no button', async (_, change, text) => {
  show({ replies: [mine(buildMerchant({ queues: [buildQueue(change)] }))] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Chiama/ })).not.toBeInTheDocument();
});

test.each([
  { name: 'in the shell', siteBase: undefined, href: '/display/7' },
  {
    name: 'on another site',
    siteBase: 'https://turno.example',
    href: 'https://turno.example/display/7',
  },
])('board and public page are reached $name', async ({ siteBase, href }) => {
  show({ replies: [mine(bakery())], props: siteBase ? { siteBase } : {} });
  expect(await screen.findByRole('link', { name: 'Apri il tabellone' })).toHaveAttribute(
    'href',
    href,
  );
  expect(screen.getByRole('link', { name: 'Pagina pubblica' })).toHaveAttribute(
    'href',
    `${siteBase ?? ''}/m/forno-aurora`,
  );
});

test('where the public site is not known there are links to the remote’s own pages alone', async () => {
  show({ replies: [mine(bakery())], props: { siteBase: '' } });
  await callButton();
  expect(screen.getByRole('link', { name: 'Impostazioni' })).toBeVisible();
  for (const name of ['Apri il tabellone', 'Pagina pubblica']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});
