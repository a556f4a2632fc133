import { act, screen, within } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import {
  buildMerchant,
  buildQueue,
  buildRemoteProps,
  failOffline,
  passTime,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import {
  bakery,
  closeBrowser,
  day,
  openBoard,
  openBrowser,
  panel,
  stream,
} from '../../test/board.tsx';
import { Remote } from '../remote.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

test('DIS-008, CST-013 the first load shows a loader for 800 ms, however soon the merchant is there', async () => {
  openBoard(bakery());
  await passTime(799);
  expect(screen.getByRole('img', { name: 'Caricamento del tabellone…' })).toBeInTheDocument();
  await passTime(1);
  await panel();
});

test('DIS-002 after the loader: merchant, number, people waiting and the wait of the next', async () => {
  openBoard(bakery());
  const bench = await panel();
  expect(screen.getByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeInTheDocument();
  expect(bench).toHaveTextContent('Stiamo servendo');
  expect(within(bench).getByText('A47')).toBeInTheDocument();
  expect(bench).toHaveTextContent('In coda23');
  expect(bench).toHaveTextContent('Se prendi il numero oracirca 18 min');
});

test.each([
  { name: 'DIS-003 closed', change: { closed: true, ticketsAhead: 0 }, text: 'Coda chiusa' },
  { name: 'X-54 paused', change: { paused: true }, text: 'Coda in pausa' },
  {
    name: 'DIS-003 no number served',
    change: { currentTicket: null, counter: 0 },
    text: 'Nessuna chiamata ancora',
  },
  {
    name: 'S-21 the only called number was kept aside or put back: nobody',
    change: { currentTicket: null, counter: 1, latestCalls: [] },
    text: 'Al momento nessuna chiamata',
  },
])('$name is shown in words', async ({ change, text }) => {
  openBoard(bakery(change));
  expect(await panel()).toHaveTextContent(text);
});

test('DIS-004 a list-only queue shows free access', async () => {
  openBoard(buildMerchant({ queues: [buildQueue({ listOnly: true })] }));
  const bench = await panel();
  expect(bench).toHaveTextContent('Accesso libero');
  expect(bench).not.toHaveTextContent('In coda');
});

test.each(['/display', '/anything'])(
  'DIS-001 %s names no merchant and goes to the root',
  async (path) => {
    const { address } = openBoard(bakery(), { path });
    expect(address()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Collega questo schermo' })).toBeVisible();
  },
);

test.each([
  { name: 'no merchant by id 0', options: { path: '/display/0' } },
  { name: 'no merchant by letters', options: { path: '/display/x' } },
  { name: 'no merchant', options: { replies: [refuse(merchantCall, 'merchant_not_found')] } },
  { name: 'a merchant of another franchise', options: { props: { franchiseId: 4 } } },
])('DIS-001 ERR-012 SHL-017 the address of $name says that it is wrong', async ({ options }) => {
  const { address } = openBoard(bakery(), options);
  expect(await screen.findByRole('heading', { name: /contiene un errore/ })).toBeVisible();
  expect(address()).not.toBe('/');
});

test.each([
  { name: 'without a network', outage: failOffline(merchantCall) },
  { name: 'while the services fail', outage: refuse(merchantCall, 'service_unavailable') },
  { name: 'while a proxy turns it away', outage: refuse(merchantCall, 'rate_limited') },
])('DIS-009 a board started $name waits, says so and recovers by itself', async ({ outage }) => {
  const { address, gateway } = openBoard(bakery(), { replies: [outage] });
  expect(await screen.findByText('In attesa della connessione')).toBeVisible();
  gateway.answer(reply(merchantCall, bakery()));
  act(() => stream()?.open());
  expect(within(await panel()).getByText('A47')).toBeInTheDocument();
  expect(address()).toBe('/display/7');
});

test('DIS-002 six queues are all shown; more than fit a screen take turns', async () => {
  const queues = (count: number) =>
    Array.from({ length: count }, (_, at) => buildQueue({ id: at + 1, name: `Coda ${at + 1}` }));
  const open = openBoard(buildMerchant({ queues: queues(6) }));
  await panel('Coda 1');
  expect(screen.getAllByRole('region')).toHaveLength(6);
  expect(screen.queryByText(/Pagina/)).not.toBeInTheDocument();
  open.unmount();
  openBoard(buildMerchant({ queues: queues(13) }));
  expect(await screen.findByText(/^Pagina [12] di 2$/)).toBeVisible();
  expect(screen.getAllByRole('region').length).toBeLessThan(13);
});

test('DIS-009 a board that shows something keeps it when the connection is lost, and says since when', async () => {
  const { gateway, address } = openBoard(bakery());
  await panel();
  gateway.answer(failOffline(merchantCall));
  act(() => {
    stream()?.open();
    stream()?.fail();
  });
  expect(await screen.findByText(/Ultimo aggiornamento \d\d:\d\d/)).toBeVisible();
  // The stream fails later; that changes only the polling interval.
  for (let failure = 0; failure < 3; failure += 1) act(() => stream()?.fail());
  await passTime(100);
  expect(screen.getByText('A47')).toBeInTheDocument();
  expect(address()).toBe('/display/7');
});

test('DIS-002 the way to take a number is shown while one can be taken', async () => {
  const open = openBoard(bakery());
  await panel();
  expect(await screen.findByRole('img', { name: 'Prendi il numero dal telefono' })).toBeVisible();
  open.unmount();
  openBoard(bakery({ closed: true }));
  await panel();
  expect(screen.queryByText('Prendi il numero dal telefono')).not.toBeInTheDocument();
});

test('S-08 the board of a merchant that closed for good says so', async () => {
  openBoard(buildMerchant({ queues: [], closedAt: '2026-11-22T10:00:00.000Z' }));
  expect(await screen.findByText('Forno Aurora ha chiuso definitivamente')).toBeInTheDocument();
});

test.each([
  { name: 'without queues', queues: [], title: 'Nessuna coda' },
  {
    name: 'whose shows are on other days',
    queues: [buildQueue({ type: 'event', queue_daily_counters: [] })],
    title: 'Oggi nessun altro spettacolo',
  },
])('DIS-002 the board of a merchant $name says so', async ({ queues, title }) => {
  openBoard(buildMerchant({ queues }));
  expect(await screen.findByText(title)).toBeVisible();
});

test('DIS-002 SHL-012 a board takes its queues and its message from its address, and leaves the version to the host', async () => {
  const queues = [11, 12, 13].map((id) => buildQueue({ id, name: `Coda ${id}` }));
  openBoard(buildMerchant({ queues }), {
    path: '/display/7?remote=display@1.4.0&queues=13,11&message=Wi-Fi%3A%20OSPITI',
  });
  await panel('Coda 13');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Coda 13', 'Coda 11']);
  expect(screen.getByText('Wi-Fi: OSPITI')).toBeVisible();
});

test('DIS-002 a wrong setting in the address is named on the board, with a value that works', async () => {
  openBoard(bakery(), { path: '/display/7?volume=300&colour=red' });
  const title = 'L’indirizzo del tabellone contiene un errore';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/«volume=300» non è valido; per esempio: volume=60\./)).toBeVisible();
  expect(screen.getByText(/«colour=red» non esiste/)).toBeVisible();
});

test('DIS-003 a merchant whose queues are all closed has one calm panel with its next opening', async () => {
  const closed = [11, 12].map((id) =>
    buildQueue({
      id,
      name: `Coda ${id}`,
      queue_daily_counters: [day({ queueId: id, closed: true })],
    }),
  );
  openBoard(buildMerchant({ queues: closed }));
  const resting = await panel('Coda 11');
  expect(resting).toHaveTextContent('Chiuso');
  expect(resting).toHaveTextContent('AperturaDomani 00:00');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('DIS-002 the first language of the address is that of the screen', async () => {
  const { props } = buildRemoteProps();
  renderScreen(<Remote {...props} />, {
    path: '/display/7?lang=en,it',
    replies: [reply(merchantCall, bakery())],
  });
  expect(await screen.findByText('Now serving')).toBeVisible();
});
