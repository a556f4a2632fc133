import { act, screen, waitFor, within } from '@testing-library/react';
import { type DailyCounter, type Merchant, merchantCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  type FakeEventSource,
  failOffline,
  fakeEventSources,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { NAMESPACE, texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../routes.tsx';

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
const SERVED = { counter: 47, currentTicket: 'A47', ticketsAhead: 23, paxAhead: 23 };
const LATE = { timeout: 3_000 };

function day(change: Partial<DailyCounter> = {}): DailyCounter {
  return buildCounter({ date: today(), estimatedWaitingTime: 1_080, ...change });
}

function bakery(change: Partial<DailyCounter> = {}, rest: Partial<Merchant> = {}): Merchant {
  const queues = [buildQueue({ queue_daily_counters: [day({ ...SERVED, ...change })] })];
  return buildMerchant({ queues, ...rest });
}

const said: string[] = [];
let streams: FakeEventSource[];
let restore: () => void;

beforeEach(() => {
  said.length = 0;
  ({ streams, restore } = fakeEventSources());
  Reflect.set(window, 'SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  Reflect.set(window, 'speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => said.push(text),
  });
});
afterEach(() => {
  restore();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

function hang(merchant: Merchant, options: Options = {}) {
  return renderScreen(<DisplayRoutes />, {
    path: '/display/7',
    namespace: NAMESPACE,
    texts,
    replies: [reply(merchantCall, merchant)],
    ...options,
  });
}

const panel = (name = 'Banco') => screen.findByRole('region', { name }, LATE);
const move = (change: Partial<DailyCounter>) =>
  act(() => {
    streams.at(-1)?.open();
    streams.at(-1)?.say({
      type: 'queue-changed',
      queueId: 11,
      counter: day({ ...SERVED, ...change }),
    });
  });

test('DIS-002, DIS-008 after the loader: merchant, number, people waiting and the wait of the next', async () => {
  hang(bakery());
  expect(screen.getByRole('img', { name: 'Caricamento del tabellone…' })).toBeInTheDocument();
  const bench = await panel();
  expect(screen.getByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeInTheDocument();
  expect(bench).toHaveTextContent('Stiamo servendo');
  expect(within(bench).getByText('A47')).toBeInTheDocument();
  expect(bench).toHaveTextContent('In coda23');
  expect(bench).toHaveTextContent('Prossimo numero, attesa18 min');
});

test.each([
  { name: 'DIS-003 closed', change: { closed: true, ticketsAhead: 0 }, text: 'Coda chiusa' },
  { name: 'X-54 paused', change: { paused: true }, text: 'Coda in pausa' },
  { name: 'DIS-003 nobody served', change: { currentTicket: null, counter: 0 }, text: 'In attesa' },
])('$name is said in words', async ({ change, text }) => {
  hang(bakery(change));
  expect(await panel()).toHaveTextContent(text);
});

test('DIS-004 a list-only queue shows free access', async () => {
  hang(buildMerchant({ queues: [buildQueue({ listOnly: true })] }));
  const bench = await panel();
  expect(bench).toHaveTextContent('Accesso libero');
  expect(bench).not.toHaveTextContent('In coda');
});

test('DIS-006, DIS-007 a called number is shown, flashes, is spoken in Italian and told to readers', async () => {
  const { container } = hang(bakery(), { props: { locale: 'en' } });
  const bench = await panel();
  expect(said).toEqual([]);
  await move({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeInTheDocument());
  expect(said).toEqual(['Stiamo servendo il numero A48']);
  expect(screen.getByText('Now serving number A48')).toHaveAttribute('aria-live', 'polite');
  await waitFor(() => expect(container.querySelector('[data-flash]')).toBeNull(), LATE);
});

test('DIS-006 with the voice switched off nothing is spoken', async () => {
  const flags = {
    displaySpeech: false,
    displayVoice: '',
    openOnlyInTime: true,
    newQrScanner: true,
  };
  hang(bakery(), { props: { flags } });
  const bench = await panel();
  await move({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeInTheDocument();
  expect(said).toEqual([]);
});

test('DIS-005 the Test Speaker button speaks on demand', async () => {
  const { user } = hang(bakery());
  await panel();
  await user.click(screen.getByRole('button', { name: 'Test Speaker' }));
  await waitFor(() => expect(said).toEqual(['Stiamo servendo il numero A47']));
});

test('several queues get a panel each, and each call names its queue', async () => {
  const second = buildQueue({
    id: 12,
    name: 'Cassa',
    queue_daily_counters: [day({ queueId: 12 })],
  });
  const merchant = bakery();
  hang(buildMerchant({ queues: [...merchant.queues, second] }));
  await panel('Cassa');
  await move({ counter: 48, currentTicket: 'A48' });
  expect(await screen.findByText('Banco: stiamo servendo il numero A48')).toBeInTheDocument();
});

test.each(['/display', '/display/0', '/display/x', '/anything'])(
  'DIS-001 %s names no merchant and goes to the root',
  (path) => {
    const { address } = hang(bakery(), { path });
    expect(address()).toBe('/');
    expect(screen.getByRole('heading', { name: 'Nessun tabellone da mostrare' })).toBeVisible();
  },
);

test('ERR-012, DIS-009 a merchant that cannot be loaded goes to the root, which offers the way back', async () => {
  const { address, user, gateway } = hang(bakery(), {
    replies: [refuse(merchantCall, 'merchant_not_found')],
  });
  await waitFor(() => expect(address()).toBe('/'), LATE);
  gateway.answer(reply(merchantCall, bakery()));
  await user.click(screen.getByRole('button', { name: 'Riprova ora' }));
  expect(address()).toBe('/display/7');
  expect(within(await panel()).getByText('A47')).toBeInTheDocument();
});

test('DIS-009 a board that shows something keeps it when the connection is lost, and says since when', async () => {
  const { gateway, address } = hang(bakery());
  await panel();
  gateway.answer(failOffline(merchantCall));
  act(() => {
    streams.at(-1)?.open();
    streams.at(-1)?.fail();
  });
  expect(
    await screen.findByText(/Ultimo aggiornamento \d\d:\d\d/, {}, { timeout: 15_000 }),
  ).toBeVisible();
  // The stream gives up in its own time; that changes the pace of asking and nothing else.
  for (let failure = 0; failure < 3; failure += 1) act(() => streams.at(-1)?.fail());
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByText('A47')).toBeInTheDocument();
  expect(address()).toBe('/display/7');
});

test('DIS-009 a browser that cannot speak is told to the host alone', async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  const { events } = hang(bakery());
  await panel();
  await move({ counter: 48, currentTicket: 'A48' });
  const told = { type: 'error', message: 'speech: not supported' };
  await waitFor(() => expect(events).toContainEqual(told));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('DIS-002 the way to take a number is shown while one can be taken', async () => {
  const open = hang(bakery());
  await panel();
  expect(await screen.findByRole('img', { name: 'Prendi il numero dal telefono' })).toBeVisible();
  open.unmount();
  hang(bakery({ closed: true }));
  await panel();
  expect(screen.queryByText('Prendi il numero dal telefono')).not.toBeInTheDocument();
});
