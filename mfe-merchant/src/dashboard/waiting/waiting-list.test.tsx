import { act, screen, waitFor, within } from '@testing-library/react';
import { type DailyCounter, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { moveTicketCall } from '@turno/shared-types/called-tickets';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  passTime,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();

const ticketAt = (counter: number, change: Partial<StaffTicket> = {}): StaffTicket => ({
  ...buildTicket({ counter, ticketValue: `FO${counter}`, queueDailyCounterId: 900_001 }),
  executedAt: null,
  createdAt: '2026-11-21T09:12:00.000Z',
  ...change,
});
const pages = reply(queueTicketsCall, ({ query }) => {
  const first = 8 + (Number(query.page ?? 1) - 1) * 20;
  return Array.from({ length: 20 }, (_, at) => ticketAt(first + at));
});
const list = () => screen.findByRole('region', { name: 'Chi aspetta' });
const rows = async () => within(await list()).findAllByRole('listitem');
const reads = ({ gateway }: ReturnType<typeof show>) =>
  gateway.requests.filter(({ path, query }) => path.endsWith('/tickets') && !query.q);

test('S-21 who waits is a list: number, name where given, people, since when', async () => {
  const named = ticketAt(8, { displayName: 'Rossi', paxCount: 3 });
  const { container } = show({
    replies: [mine(bakery()), reply(queueTicketsCall, [named, ticketAt(9)])],
  });
  const [first, second] = await rows();
  expect(first).toHaveTextContent('FO8Rossi3 persone · dalle 10:12');
  expect(second).toHaveTextContent('FO91 persona · dalle 10:12');
  expect(await axeViolations(container)).toEqual([]);
});

test('CST-002 a list of 5,000 tickets renders twenty at a time', async () => {
  const counter = busyCounter({ ticketsAhead: 5_000, paxAhead: 5_000 });
  const shown = show({ replies: [mine(bakery(counter)), pages] });
  expect(await rows()).toHaveLength(20);
  expect(await list()).toHaveTextContent('1–20 di 5000');
  await shown.user.click(screen.getByRole('button', { name: 'Successivi' }));
  expect(await within(await list()).findByText('FO28')).toBeVisible();
  expect(await rows()).toHaveLength(20);
  expect(await list()).toHaveTextContent('21–40 di 5000');
});

test('MER-030 a ticket that was called leaves the list at once; the list is read again once a second at most', async () => {
  const shown = show({
    replies: [mine(bakery()), reply(queueTicketsCall, [ticketAt(8), ticketAt(9)])],
  });
  expect(await rows()).toHaveLength(2);
  const before = reads(shown).length;
  act(() => live.streams.at(-1)?.open());
  for (const counter of [8, 9]) {
    const latest = {
      desk: null,
      first: counter,
      counter,
      ticketValue: `FO${counter}`,
      paxCount: 1,
    };
    const day = busyCounter({
      counter,
      ticketsAhead: 11 - counter,
      nextTicket: `FO${counter + 1}`,
      latestCalls: [{ ...latest, calledAt: `2026-11-21T10:00:0${counter}Z` }],
    });
    act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter: day }));
  }
  await waitFor(async () => {
    expect(within(await list()).queryAllByRole('listitem')).toHaveLength(0);
  });
  await passTime(1_000);
  await waitFor(() => expect(reads(shown)).toHaveLength(before + 1));
});

test('a list that was empty for a moment is read again when people wait', async () => {
  const shown = show({ replies: [mine(bakery()), reply(queueTicketsCall, [ticketAt(8)])] });
  expect(await rows()).toHaveLength(1);
  act(() => live.streams.at(-1)?.open());
  const say = (change: Partial<DailyCounter>) => {
    const counter = busyCounter({ counter: 8, ...change });
    act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  };
  say({ ticketsAhead: 0, paxAhead: 0, nextTicket: null });
  await waitFor(() => expect(screen.queryByText('Chi aspetta')).not.toBeInTheDocument());
  shown.gateway.answer(reply(queueTicketsCall, [ticketAt(9)]));
  say({ ticketsAhead: 1, paxAhead: 1, nextTicket: 'FO9' });
  expect(await within(await list()).findByText('FO9')).toBeVisible();
});

test('a list that could not be read is tried again', async () => {
  const shown = show({
    replies: [mine(bakery()), refuse(queueTicketsCall, 'internal_server_error')],
  });
  const retry = await within(await list()).findByRole('button', { name: 'Riprova' });
  shown.gateway.answer(reply(queueTicketsCall, [ticketAt(8)]));
  await shown.user.click(retry);
  expect(await rows()).toHaveLength(1);
});

test('S-21 a ticket that is kept aside can be moved to another queue', async () => {
  const aside = { counter: 5, ticketValue: 'FO5', paxCount: 1, asideAt: '2026-11-21T09:00:00Z' };
  const counter = busyCounter({ asideTickets: [aside], latestCalls: [] });
  const other = buildQueue({ id: 12, name: 'Ritiro', queue_daily_counters: [buildCounter()] });
  const queues = [buildQueue({ queue_daily_counters: [counter] }), other];
  const movedTo = {
    queueId: 12,
    queueName: 'Ritiro',
    queueDailyCounterId: 120,
    counter: 4,
    ticketValue: '4',
  };
  const ticket = { ticketValue: 'FO5', counter: 5, paxCount: 1, desk: null };
  const shown = show({
    replies: [
      mine(buildMerchant({ queues })),
      reply(moveTicketCall, { counter: busyCounter(), ticket, movedTo }),
    ],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Sposta FO5' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Ritiro' }));
  expect((await screen.findAllByText('Il numero FO5 ora è 4 in Ritiro')).length).toBeGreaterThan(0);
  expect(shown.gateway.requests.some(({ path }) => path.endsWith('/5/move'))).toBe(true);
});

test('S-21 without a network nobody is moved', async () => {
  const other = buildQueue({ id: 12, name: 'Ritiro', queue_daily_counters: [buildCounter()] });
  const queues = [buildQueue({ queue_daily_counters: [busyCounter()] }), other];
  show({ replies: [mine(buildMerchant({ queues })), reply(queueTicketsCall, [ticketAt(8)])] });
  const move = await within(await list()).findByRole('button', { name: /FO8/ });
  expect(move).toBeEnabled();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(move).toBeDisabled();
  onLine.mockRestore();
});
