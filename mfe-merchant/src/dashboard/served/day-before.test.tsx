import { screen, within } from '@testing-library/react';
import { desksCall, nextCall, queueTicketsCall } from '@turno/shared-types';
import { callAgainCall, notComeCall } from '@turno/shared-types/called-tickets';
import { buildOpening } from '@turno/shared-types/test-data';
import {
  buildQueue,
  buildTicket,
  neverAnswer,
  passTime,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { callOfFo7, FO7 } from '../../../test/called-tickets.ts';
import { park } from '../../../test/park.ts';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();
beforeEach(() => {
  // A minute past midnight in Rome.
  setClock('2026-11-21T23:01:00Z');
});

const openings = Array.from({ length: 7 }, (_, dayOfWeek) =>
  buildOpening({ dayOfWeek, start: '00:00', end: '24:00' }),
);
const ASIDE = {
  counter: 5,
  ticketValue: 'FO5',
  paxCount: 1,
  asideAt: '2026-11-21T22:51:00.000Z',
};
const before = busyCounter({
  id: 90,
  date: '2026-11-21',
  latestCalls: [callOfFo7({ calledAt: '2026-11-21T22:59:00.000Z' })],
  asideTickets: [ASIDE],
});
const today = (change = {}) =>
  busyCounter({
    id: 91,
    date: '2026-11-22',
    counter: 0,
    currentTicket: null,
    latestCalls: [],
    nextTicket: 'FO1',
    ...change,
  });
function pharmacy(present = today()) {
  const merchant = bakery(present, { openings });
  const [queue] = merchant.queues;
  if (!queue) throw new Error('no queue');
  return { ...merchant, queues: [{ ...queue, queue_daily_counters: [present, before] }] };
}
const done = { counter: { ...before, asideTickets: [] }, ticket: FO7 };
const served = () => screen.getByText('Ora serviamo').parentElement;

test('S-05 S-21 past midnight a desk reads whom it called before, and finishes that number on its own day', async () => {
  const shown = show({ replies: [mine(pharmacy()), reply(notComeCall, done)] });
  expect(await callButton()).toHaveTextContent('FO1');
  expect(served()).toHaveTextContent('FO7del giorno prima');
  await shown.user.click(screen.getByRole('button', { name: 'Non si è presentato' }));
  await screen.findByText(/tenuto da parte/);
  const paths = shown.gateway.requests.map(({ path }) => path);
  expect(paths.some((path) => /\/90\/.*\b7\/not_come$/.test(path))).toBe(true);
});

test('S-05 S-21 a number that was kept aside before midnight is brought back on its own day', async () => {
  const shown = show({ replies: [mine(pharmacy()), reply(callAgainCall, done)] });
  await callButton();
  await shown.user.click(
    screen.getByRole('button', { name: 'Fai tornare FO5 (del giorno prima)' }),
  );
  await screen.findByText(/chiamato di nuovo/);
  const paths = shown.gateway.requests.map(({ path }) => path);
  expect(paths.some((path) => /\/90\/.*\b5\/call_again$/.test(path))).toBe(true);
});

test('S-05 a desk that has called since midnight reads its number of the new day', async () => {
  const call = {
    ...callOfFo7({ calledAt: '2026-11-21T23:00:30.000Z' }),
    counter: 1,
    first: 1,
    ticketValue: 'FO1',
  };
  const present = today({ counter: 1, currentTicket: 'FO1', latestCalls: [call] });
  show({ replies: [mine(pharmacy(present)), reply(queueTicketsCall, [])] });
  await callButton();
  expect(served()).toHaveTextContent('FO1');
  expect(served()).not.toHaveTextContent('del giorno prima');
});

test('S-05 people who are still to be carried over are counted, and no number of theirs is promised', async () => {
  const waiting = { ticketsAhead: 12, paxAhead: 12, nextTicket: null };
  show({ replies: [mine(pharmacy(today(waiting))), reply(queueTicketsCall, [])] });
  expect(await callButton()).toHaveTextContent('Chiama il prossimo');
  expect(screen.queryByText('Prossimo')).not.toBeInTheDocument();
});

test('S-05 a call that is on its way names nobody who had the same number the day before', async () => {
  const tickets = reply(queueTicketsCall, ({ query }) =>
    query.q === 'FO1' && query.counterId === '90'
      ? [buildTicket({ ticketValue: 'FO1', displayName: 'Ada' })]
      : [],
  );
  const { user } = show({ replies: [mine(pharmacy()), neverAnswer(nextCall), tickets] });
  await user.click(await callButton());
  expect(screen.getByText('Chiamata in corso…').nextElementSibling).toHaveTextContent('FO1');
  await passTime(1_000);
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
});

test('S-05 S-21 past midnight the automatic queues together show whom the desk called before, and finish that number', async () => {
  const merchant = { ...park(today()), openings };
  const queues = merchant.queues.map((queue) => {
    const days = queue.queue_daily_counters.map((day) => ({ ...day, id: 91 + queue.id }));
    return { ...queue, queue_daily_counters: queue.id === 22 ? [...days, before] : days };
  });
  const shown = show({ replies: [mine({ ...merchant, queues }), reply(notComeCall, done)] });
  await callButton();
  expect(screen.getByText('Ora serviamo · Pass').parentElement).toHaveTextContent('FO7');
  await shown.user.click(screen.getByRole('button', { name: 'Non si è presentato' }));
  await screen.findByText(/tenuto da parte/);
  const paths = shown.gateway.requests.map(({ path }) => path);
  expect(paths.some((path) => /\/22\/.*\/90\/.*\b7\/not_come$/.test(path))).toBe(true);
});

test.each([
  { at: 'while they are finished', clock: '2026-11-21T23:01:00Z', isNamed: true },
  { at: 'two hours later', clock: '2026-11-22T01:01:00Z', isNamed: false },
])(
  'S-05 S-20 whoever removes a desk reads whom it called before midnight $at: $isNamed',
  async ({ clock, isNamed }) => {
    setClock(clock);
    const desk = { id: 1, name: 'Sportello 1' };
    const latestCalls = [callOfFo7({ desk, calledAt: '2026-11-21T22:59:00.000Z' })];
    const merchant = pharmacy();
    const queues = merchant.queues.map((queue) => ({
      ...queue,
      queue_daily_counters: [today(), { ...before, latestCalls }],
    }));
    const { user } = show({ replies: [mine({ ...merchant, queues }), reply(desksCall, [desk])] });
    await user.click(await screen.findByRole('button', { name: 'Sportelli' }));
    await user.click(await screen.findByRole('button', { name: 'Elimina Sportello 1' }));
    const question = await screen.findByRole('dialog', { name: 'Eliminare Sportello 1?' });
    expect(within(question).queryAllByText(/FO7 \(del giorno prima\)/)).toHaveLength(
      isNamed ? 1 : 0,
    );
  },
);

test.each([
  { at: '2026-11-21T23:01:00Z', text: /Ultimo chiamato: FO7 \(del giorno prima\)/ },
  { at: '2026-11-21T23:30:00Z', text: /^(?!.*Ultimo chiamato)/ },
])(
  'S-05 MER-019 what an automatic queue called last before midnight, at $at',
  async ({ at, text }) => {
    setClock(at);
    const merchant = pharmacy();
    const queues = merchant.queues.map((queue) => ({ ...queue, nextRatio: 1 }));
    const second = buildQueue({ id: 99, name: 'Pass', nextRatio: 1 });
    show({ replies: [mine({ ...merchant, queues: [...queues, second] })] });
    const panel = await screen.findByRole('region', { name: 'Code automatiche' });
    const list = within(panel).getByRole('list', { name: 'A turno da queste code' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(text);
  },
);
