import { instantOf } from '@turno/shared-types/rules';
import fc from 'fast-check';
import { addTallies, reportFigures } from './tally.ts';
import { type CountedTicket, tallyTickets } from './tally-tickets.ts';

const ROME = { date: '2026-11-21', timezone: 'Europe/Rome', isOver: true };
const ticketAt = (at: Date, change: Partial<CountedTicket> = {}): CountedTicket => ({
  state: 'waiting',
  paxCount: 1,
  time: null,
  createdAt: at,
  executedAt: null,
  canceledAt: null,
  checkedInAt: null,
  firstWaitSeconds: 0,
  ...change,
});
const OTHER = { queueName: 'Dolci', ticketValue: 'D4' };
const at = (time: string, date = ROME.date) => instantOf(date, time, ROME.timezone);

/** A day in which anything happens to tickets, from midnight to two hours past the next. */
const START = instantOf('2026-10-25', '00:00', ROME.timezone).getTime();
const randomTicket = fc
  .record({
    joined: fc.integer({ min: 0, max: 24 * 60 }),
    later: fc.integer({ min: 0, max: 200 }),
    paxCount: fc.integer({ min: 1, max: 9 }),
    fate: fc.constantFrom(
      ...(['waits', 'called', 'came', 'not come', 'called again', 'put back'] as const),
      ...(['left', 'sent away', 'moved'] as const),
    ),
  })
  .map(({ joined, later, paxCount, fate }) => {
    const createdAt = new Date(START + joined * 60_000);
    const then = new Date(createdAt.getTime() + later * 60_000);
    const called = { state: 'called' as const, executedAt: then };
    const ended = { state: 'cancelled' as const, canceledAt: then };
    const changes: Record<typeof fate, Partial<CountedTicket>> = {
      waits: {},
      called,
      came: { ...called, checkedInAt: then },
      'not come': { ...called, asideAt: then },
      'called again': { ...called, calledAgain: { at: then } },
      'put back': { putBackAt: then },
      left: ended,
      'sent away': { ...ended, endReason: 'sent-away' },
      moved: { ...ended, endReason: 'moved' },
    };
    return { fate, later, ticket: ticketAt(createdAt, { paxCount, ...changes[fate] }) };
  });

test('S-21 the roll-ups of any queues add up to what a direct count of their tickets finds', () => {
  const day = { ...ROME, date: '2026-10-25' };
  fc.assert(
    fc.property(fc.array(fc.array(randomTicket)), (queues) => {
      const sum = addTallies(
        queues.flatMap((queue) =>
          tallyTickets(
            queue.map(({ ticket }) => ticket),
            day,
          ),
        ),
      );
      const all = queues.flat();
      const count = (...fates: string[]) => all.filter(({ fate }) => fates.includes(fate)).length;
      const here = all.filter(({ fate }) => fate !== 'moved');
      expect(sum).toMatchObject({
        arrivals: here.length,
        people: here.reduce((people, { ticket }) => people + ticket.paxCount, 0),
        calls: count('called', 'came', 'not come', 'called again'),
        checkedIn: count('came'),
        noShows: count('not come'),
        left: count('left'),
        notCalled: count('waits', 'put back', 'sent away'),
        calledAgain: count('called again'),
        putBack: count('put back'),
      });
      const waits = Object.values(sum.waits).reduce((total, each) => total + each, 0);
      expect(waits).toBe(sum.calls);
    }),
  );
});

test('S-05 what happens after midnight counts in the later hours of the day', () => {
  const late = ticketAt(at('23:50'), { state: 'called', executedAt: at('01:10', '2026-11-22') });
  expect(tallyTickets([late], ROME)).toMatchObject([
    { hour: 23, arrivals: 1, calls: 0 },
    { hour: 25, arrivals: 0, calls: 1 },
  ]);
});

test('S-05 who is carried over arrived on the day of joining, and is called on the next one', () => {
  const joined = at('23:50');
  const ended = { state: 'cancelled' as const, endReason: 'moved' as const };
  const old = ticketAt(joined, { ...ended, canceledAt: at('24:00'), isCarriedOver: true });
  const next = { ...ROME, date: '2026-11-22' };
  const movedFrom = { queueName: 'Banco', ticketValue: '7', date: ROME.date };
  const called = { state: 'called' as const, executedAt: at('00:10', next.date) };
  expect(tallyTickets([{ ...old, paxCount: 3 }], ROME)).toMatchObject([
    { hour: 23, arrivals: 1, people: 3, left: 0, notCalled: 0 },
  ]);
  const [hour, ...others] = tallyTickets([ticketAt(joined, { movedFrom, ...called })], next);
  expect(others).toEqual([]);
  expect(hour).toMatchObject({ hour: 0, arrivals: 0, people: 0, calls: 1 });
  // Carried over once more, or moved to another queue since.
  for (const change of [
    { movedFrom, ...ended, isCarriedOver: true as const },
    { movedFrom: OTHER },
  ])
    expect(addTallies(tallyTickets([ticketAt(joined, change)], next)).arrivals).toBe(0);
  // Who took a number of the new day instead arrived with that one.
  expect(tallyTickets([ticketAt(joined, ended)], ROME)).toEqual([]);
});

test('S-13 the hour that a clock shows twice holds both, and the wait is the one that passed', () => {
  const day = { ...ROME, date: '2026-10-25' };
  const createdAt = new Date('2026-10-25T00:10:00Z');
  const executedAt = new Date('2026-10-25T01:10:00Z');
  const [hour, ...others] = tallyTickets(
    [ticketAt(createdAt, { state: 'called', executedAt })],
    day,
  );
  expect(others).toEqual([]);
  expect(hour).toMatchObject({ hour: 2, arrivals: 1, calls: 1 });
  expect(hour && reportFigures(hour).waitMedian).toBe(3_750);
});

describe('S-19 people with a booking count when they come, and those who do not at the time of the show', () => {
  const called = { state: 'called' as const, executedAt: at('19:50') };
  const cases: { what: string; fate: Partial<CountedTicket>; hours: object[] }[] = [
    { what: 'waits', fate: {}, hours: [{ hour: 20, arrivals: 1, notCalled: 1 }] },
    {
      what: 'came',
      fate: { ...called, checkedInAt: at('19:58') },
      hours: [{ hour: 19, arrivals: 1, calls: 1, checkedIn: 1 }],
    },
    {
      what: 'was called after the beginning',
      fate: { ...called, executedAt: at('21:05') },
      hours: [
        { hour: 20, arrivals: 1, calls: 0 },
        { hour: 21, arrivals: 0, calls: 1 },
      ],
    },
    {
      what: 'was called again',
      fate: { ...called, calledAgain: { at: at('20:10') } },
      hours: [
        { hour: 19, arrivals: 1, calls: 1 },
        { hour: 20, arrivals: 0, calledAgain: 1 },
      ],
    },
    {
      what: 'gave the seats back a week before',
      fate: { state: 'cancelled', canceledAt: at('09:30', '2026-11-14') },
      hours: [{ hour: 20, arrivals: 1, left: 1 }],
    },
  ];
  test.each(cases)('who $what', ({ fate, hours }) => {
    const booking = { time: '20:30', paxCount: 4 };
    const found = tallyTickets(
      [ticketAt(at('09:00', '2026-11-14'), { ...booking, ...fate })],
      ROME,
    );
    expect(found).toMatchObject(hours);
    expect(found).toHaveLength(hours.length);
    expect(addTallies(found)).toMatchObject({ arrivals: 1, people: 4, waits: {} });
  });
});

test('a ticket that waits is not counted as not called before the day is over', () => {
  const waiting = [ticketAt(at('10:00'))];
  expect(addTallies(tallyTickets(waiting, { ...ROME, isOver: false })).notCalled).toBe(0);
  expect(addTallies(tallyTickets(waiting, ROME)).notCalled).toBe(1);
});

test('S-02 waits that were told count beside those that came, in the hour of joining', () => {
  const joined = at('09:50');
  const called = (minutes: number, change: Partial<CountedTicket> = {}) =>
    ticketAt(joined, {
      state: 'called',
      executedAt: new Date(joined.getTime() + minutes * 60_000),
      firstWaitSeconds: 900,
      firstWaitRange: { low: 600, high: 1_200 },
      ...change,
    });
  const tickets = [
    called(20),
    called(40),
    ticketAt(joined, { firstWaitRange: { low: 0, high: 9 } }),
    called(90, { putBackAt: joined }),
    called(90, { movedFrom: OTHER }),
  ];
  const hours = tallyTickets(tickets, ROME);
  expect(hours[0]).toMatchObject({ hour: 9, quotes: { count: 2, told: 1_800, within: 1 } });
  expect(hours.slice(1).every(({ quotes }) => quotes === undefined)).toBe(true);
  const figures = reportFigures(addTallies([...hours, ...hours]));
  expect(figures.quotes).toEqual({ count: 4, told: 900, came: 1_800, within: 50 });
  expect(reportFigures(addTallies([])).quotes).toBeUndefined();
});
