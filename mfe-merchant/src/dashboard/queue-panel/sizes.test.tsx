import { act, screen, waitFor, within } from '@testing-library/react';
import { type DailyCounter, nextCall } from '@turno/shared-types';
import {
  axeViolations,
  buildQueue,
  type RenderedScreen,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();

const called = (ticketValue: string, at: string) => ({
  desk: null,
  first: 5,
  counter: 5,
  ticketValue,
  paxCount: 2,
  calledAt: `2026-11-21T10:${at}:00.000Z`,
});
const day = (change: Partial<DailyCounter> = {}) =>
  busyCounter({
    counter: 5,
    currentTicket: 'B5',
    nextTicket: 'A6',
    ticketsAhead: 3,
    latestCalls: [called('B5', '05'), called('A5', '01')],
    ...change,
  });
const size = (id: number, name: string, change: Partial<DailyCounter>) =>
  buildQueue({
    id,
    name,
    parentQueueId: 11,
    queue_daily_counters: [busyCounter({ id: 900_000 + id, queueId: id, counter: 5, ...change })],
  });
const tables = (counter = day()) =>
  bakery(counter, {
    queues: [
      buildQueue({
        name: 'Tavoli',
        multiQueue: true,
        queue_daily_counters: [counter],
        childQueues: [
          size(31, 'Tavoli 1-2', { nextTicket: 'A6', ticketsAhead: 2 }),
          size(32, 'Tavoli 3-4', { nextTicket: 'B6', ticketsAhead: 1 }),
          size(33, 'Tavoli 5-6', { nextTicket: null, ticketsAhead: 0 }),
        ],
      }),
    ],
  });
const presses = ({ gateway }: RenderedScreen) =>
  gateway.requests.filter(({ path }) => path.endsWith('/next'));

test('S-11 a multi-queue is one panel with its sizes inside', async () => {
  const { container } = show({ replies: [mine(tables())] });
  const panel = await screen.findByRole('region', { name: 'Tavoli' });
  expect(within(panel).getByText('B5')).toBeVisible();
  expect(screen.queryByRole('tablist', { name: 'Code' })).not.toBeInTheDocument();
  const rows = within(within(panel).getByRole('list', { name: 'Per numero di persone' }));
  const [small, middle, large] = rows.getAllByRole('listitem');
  expect(small).toHaveTextContent('Tavoli 1-22 numeri in attesaChiama A6');
  expect(middle).toHaveTextContent('Tavoli 3-41 numero in attesaChiama B6');
  expect(large).toHaveTextContent('Tavoli 5-6Nessuno in attesaChiama il prossimo');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-11 S-20 the call carries the multi-queue and the ticket that the desk serves', async () => {
  const shown = show({ replies: [mine(tables()), reply(nextCall, day({ currentTicket: 'A6' }))] });
  const [button] = await screen.findAllByRole('button', { name: 'Chiama A6' });
  await shown.user.click(button!);
  await waitFor(() => expect(presses(shown)).toHaveLength(1));
  expect(presses(shown)[0]).toMatchObject({
    path: '/private/merchants/7/queues/11/daily_counters/900001/next',
    body: { expectedTicket: 'B5' },
  });
});

test('S-11 the call of one size names it, and says whom it called', async () => {
  const calledTicket = { ticketValue: 'B6', counter: 6, paxCount: 3, desk: null };
  const shown = show({ replies: [mine(tables()), reply(nextCall, { ...day(), calledTicket })] });
  await shown.user.click(await screen.findByRole('button', { name: 'Chiama B6' }));
  expect(await screen.findByText('Chiamato il numero B6')).toBeInTheDocument();
  expect(presses(shown)[0]?.body).toEqual({ expectedTicket: 'B5', childQueueId: 32 });
});

test('S-11 S-20 after the last call of a size its button is off and keeps the focus', async () => {
  const { user } = show({ replies: [mine(tables()), reply(nextCall, day())] });
  const button = await screen.findByRole('button', { name: 'Chiama B6' });
  await user.click(button);
  act(() => live.streams.at(-1)?.open());
  const [counter] = size(32, 'Tavoli 3-4', {
    nextTicket: null,
    ticketsAhead: 0,
  }).queue_daily_counters;
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 32, counter: counter! }));
  await waitFor(() => expect(button).toHaveAccessibleName('Chiama il prossimo'));
  expect(button).toHaveAccessibleDescription('Nessuno in attesa');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('S-11 before the first call the desk expects no ticket', async () => {
  const shown = show({
    replies: [mine(tables(day({ latestCalls: [], counter: 0 }))), reply(nextCall, day())],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Chiama B6' }));
  await waitFor(() => expect(presses(shown)).toHaveLength(1));
  expect(presses(shown)[0]?.body).toEqual({ expectedTicket: null, childQueueId: 32 });
});
