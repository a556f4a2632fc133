import { act, screen, waitFor } from '@testing-library/react';
import { type Ticket, ticketPath, userTicketsCall } from '@turno/shared-types';
import { buildCounter, buildSession, buildTicket } from '@turno/shared-types/test-data';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { PageTitle } from '@turno/shared-ui/components';
import {
  axeViolations,
  fakeEventSources,
  passTime,
  renderScreen,
  reply,
  setVisibility,
} from '@turno/shared-ui/test';
import { useAtomValue } from 'jotai';
import { FollowedCallAlerts } from './index.ts';

const fake = fakeEventSources();
const { streams } = fake;
const vibrate = jest.fn();
beforeEach(() => {
  streams.length = 0;
  vibrate.mockReset();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterAll(() => fake.restore());

const now = () => new Date().toISOString();
const WAITING = { executedAt: null, canceledAt: null, checkedInAt: null, expiresAt: null };
const first = buildTicket({ ...WAITING, ticketValue: 'A5', counter: 5, queueDailyCounterId: 51 });
const second = buildTicket({
  ...WAITING,
  ticketValue: 'B9',
  counter: 9,
  queueDailyCounterId: 52,
  merchant: { ...first.merchant, id: 8, name: 'Teatro Lucerna' },
  queue: { ...first.queue, id: 12, name: 'Platea' },
});
const isServing = (ticket: Ticket, counter: number): Ticket => ({
  ...ticket,
  queueDailyCounter: { ...ticket.queueDailyCounter, time: null, counter, latestCalls: undefined },
});
const waiting = (ticket: Ticket) => isServing(ticket, ticket.counter - 2);
const called = (ticket: Ticket) => ({ ...isServing(ticket, ticket.counter), executedAt: now() });

let listeners: Array<() => void> = [];
const subscribe = (listener: () => void) => {
  listeners.push(listener);
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
};

const notifyChange = () => {
  for (const listener of listeners) listener();
};

function Frame() {
  const http = useAtomValue(httpAtom);
  const session = useAtomValue(sessionAtom);
  return (
    <>
      {session && <FollowedCallAlerts http={http} userId={session.id} subscribe={subscribe} />}
      <PageTitle title="Aiuto" />
    </>
  );
}

/** Opens a page while the service answers with what `tickets` holds at that moment. */
function open(tickets: { list: Ticket[] }, path = '/help') {
  const page = renderScreen(<Frame />, {
    path,
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    replies: [reply(userTicketsCall, () => tickets.list)],
  });
  const titles = () =>
    page.events.flatMap((event) => (event.type === 'title' ? [event.title] : []));
  return { ...page, titles };
}

const streamOf = (merchantId: number) => {
  const stream = streams.find(({ url }) => url.includes(`/merchants/${merchantId}/`));
  if (!stream) throw new Error(`no stream of merchant ${merchantId}`);
  return stream;
};
const callOf = ({ counter, queueDailyCounterId, queue }: Ticket) => ({
  type: 'queue-changed',
  queueId: queue.id,
  counter: buildCounter({ id: queueDailyCounterId, queueId: queue.id, counter, time: null }),
});
const banner = (value: string) => screen.queryByText(`${value}: tocca a te`);

test('S-17 a call shows on any page: banner with a link to the ticket, title and vibration', async () => {
  const tickets = { list: [waiting(first)] };
  const { titles, container } = open(tickets);
  await waitFor(() => expect(streams).toHaveLength(1));
  act(() => streamOf(first.merchant.id).open());
  expect(banner('A5')).not.toBeInTheDocument();
  tickets.list = [{ ...called(first), desk: { id: 2, name: 'Sportello 2' } }];
  act(() => streamOf(first.merchant.id).say(callOf(first)));
  await waitFor(() => expect(banner('A5')).toBeVisible());
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/Sportello 2/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri il biglietto' })).toHaveAttribute(
    'href',
    ticketPath(first),
  );
  expect(titles().at(-1)).toBe('A5: tocca a te');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 S-17 the call of a booking says the day and time of its show', async () => {
  const { queueDailyCounter } = first;
  const show = { ...queueDailyCounter, date: '2026-11-21', time: '20:30' };
  open({ list: [{ ...first, status: 'now', queueDailyCounter: show }] });
  expect(await screen.findByText(/21\/11\/2026, 20:30/)).toBeVisible();
});

test('S-17 two tickets of two merchants are both called, and each notice closes alone', async () => {
  const tickets = { list: [waiting(first), waiting(second)] };
  const { user, titles } = open(tickets);
  await waitFor(() => expect(streams).toHaveLength(2));
  tickets.list = [called(first), called(second)];
  act(() => streamOf(second.merchant.id).say(callOf(second)));
  await waitFor(() => expect(banner('B9')).toBeVisible());
  act(() => streamOf(first.merchant.id).say(callOf(first)));
  await waitFor(() => expect(banner('A5')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Chiudi l’avviso del numero A5' }));
  expect(banner('A5')).not.toBeInTheDocument();
  expect(banner('B9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chiudi l’avviso del numero B9' }));
  await waitFor(() => expect(titles().at(-1)).toBe('Aiuto'));
});

test('S-17 two calls of one merchant each name their queue', async () => {
  const sameMerchant = { ...called(second), merchant: first.merchant };
  open({ list: [{ ...called(first), queue: { ...first.queue, name: 'Banco' } }, sameMerchant] });
  expect(await screen.findByText(`Banco · ${first.merchant.name}`)).toBeVisible();
  expect(screen.getByText(`Platea · ${first.merchant.name}`)).toBeVisible();
});

test('S-17 the page of a ticket says its call itself', async () => {
  const tickets = { list: [called(first), called(second)] };
  open(tickets, ticketPath(first));
  await waitFor(() => expect(banner('B9')).toBeVisible());
  expect(banner('A5')).not.toBeInTheDocument();
});

test('QUE-071 the first news of a later day ends the stream of a ticket that waited', async () => {
  const tickets = { list: [waiting(first)] };
  open(tickets);
  await waitFor(() => expect(streams).toHaveLength(1));
  const stream = streamOf(first.merchant.id);
  act(() => stream.open());
  await passTime(500);
  tickets.list = [{ ...waiting(first), status: 'expired' }];
  const counter = buildCounter({ id: 99, queueId: first.queue.id, date: '2026-11-22' });
  act(() => stream.say({ type: 'queue-changed', queueId: first.queue.id, counter }));
  await waitFor(() => expect(stream.isClosed).toBe(true));
});

test.each([
  { name: 'one that was given back', change: { canceledAt: now() } },
  { name: 'one that was checked in', change: { checkedInAt: now() } },
  { name: 'one that was called hours ago', change: { executedAt: '2026-11-20T08:00:00.000Z' } },
])('S-17 $name raises no alert', async ({ change }) => {
  open({ list: [{ ...called(first), ...change }, called(second)] });
  await waitFor(() => expect(banner('B9')).toBeVisible());
  expect(banner('A5')).not.toBeInTheDocument();
});

test('S-17 a ticket taken in this page is followed, and the last one given back ends the stream', async () => {
  const tickets: { list: Ticket[] } = { list: [] };
  const { gateway } = open(tickets);
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  tickets.list = [waiting(first)];
  act(notifyChange);
  await waitFor(() => expect(streams).toHaveLength(1));
  tickets.list = [];
  act(notifyChange);
  await waitFor(() => expect(streamOf(first.merchant.id).isClosed).toBe(true));
});

test('S-17 a number that was taken on another device is followed once the person looks at the page again', async () => {
  const tickets: { list: Ticket[] } = { list: [] };
  const { gateway } = open(tickets);
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  tickets.list = [called(first)];
  act(() => setVisibility('visible'));
  await waitFor(() => expect(banner('A5')).toBeVisible());
});
