import type { Evidence, TicketRow } from '../evidence.ts';
import { pressName } from './calls.ts';
import { brokenIn, CHECKS } from './index.ts';
import { entry, goodDay, ticket } from './test-evidence.ts';

const namesOf = (evidence: Evidence) => brokenIn(evidence).map(({ id }) => id);

test('a day on which every promise was kept passes every check', () => {
  expect(brokenIn(goodDay())).toEqual([]);
});

type Damage = { id: string; what: string; damage: (day: Evidence) => Partial<Evidence> };

const withTickets = (day: Evidence, ...more: TicketRow[]) => ({
  dump: { ...day.dump, tickets: [...day.dump.tickets, ...more] },
});
const withEntries = (day: Evidence, ...more: Parameters<typeof entry>[0][]) => ({
  history: [...day.history, ...more.map(entry)],
});
const changed = (day: Evidence, number: number, change: Partial<TicketRow>) => ({
  dump: {
    ...day.dump,
    tickets: day.dump.tickets.map((each) =>
      each.number === number ? { ...each, ...change } : each,
    ),
  },
});
const counting = (day: Evidence, change: object) => ({
  dump: { ...day.dump, counters: day.dump.counters.map((each) => ({ ...each, ...change })) },
});
const many = (count: number, queueId: number) =>
  Array.from({ length: count }, (_, index) =>
    ticket({ number: 1, id: `m${index}`, userId: 77, counterId: 200 + index, queueId }),
  );

const DAMAGES: readonly Damage[] = [
  {
    id: 'I1',
    what: 'a number given twice',
    damage: (day) => withTickets(day, ticket({ number: 3, id: 'x', userId: 8 })),
  },
  {
    id: 'I2',
    what: 'an acknowledged ticket that is gone',
    damage: (day) =>
      withEntries(day, { key: 'lost', userId: 8, counterId: 100, number: 9, sentAt: 2_500 }),
  },
  {
    id: 'I2',
    what: 'an acknowledged ticket that is somebody else’s',
    damage: (day) => changed(day, 3, { userId: 8 }),
  },
  {
    id: 'I3',
    what: 'a retry that was given another number',
    damage: (day) => withEntries(day, { userId: 1, counterId: 100, number: 3, sentAt: 2_500 }),
  },
  {
    id: 'I4',
    what: 'two waiting tickets in one queue',
    damage: (day) => withTickets(day, ticket({ number: 4, userId: 3 })),
  },
  {
    id: 'I4',
    what: 'the same, seen during the run',
    damage: () => ({ sightings: [{ check: 'I4', what: 'seen' }] }),
  },
  {
    id: 'I5',
    what: 'nine tickets of one person',
    damage: (day) => withTickets(day, ...many(9, 11)),
  },
  {
    id: 'I5',
    what: 'four tickets in a category of three',
    damage: (day) => withTickets(day, ...many(4, 10)),
  },
  {
    id: 'I6',
    what: 'a figure that drifted',
    damage: () => ({ figures: [{ counterId: 100, tickets: 2, people: 4 }] }),
  },
  {
    id: 'I6',
    what: 'wrong people of the right tickets',
    damage: () => ({ figures: [{ counterId: 100, tickets: 1, people: 3 }] }),
  },
  { id: 'I7', what: 'a number nobody has', damage: (day) => counting(day, { voided: [] }) },
  {
    id: 'I7',
    what: 'a number beyond the last',
    damage: (day) => counting(day, { next: 2, voided: [] }),
  },
  {
    id: 'I7',
    what: 'a number given and given up',
    damage: (day) => counting(day, { voided: [4, 3] }),
  },
  {
    id: 'I8',
    what: 'somebody who came later and is before',
    damage: (day) =>
      withEntries(day, { userId: 1, key: 'late', sentAt: 8_000, counterId: 100, number: 0 }),
  },
  {
    id: 'I9',
    what: 'somebody who was skipped',
    damage: (day) => ({ ...changed(day, 1, { number: 5, id: 't5' }) }),
  },
  {
    id: 'I10',
    what: 'somebody who waits behind the served number',
    damage: (day) => counting(day, { current: 4 }),
  },
  {
    id: 'I11',
    what: 'one press that called two',
    damage: (day) =>
      changed(day, 3, { state: 'called', wasCalled: true, callId: pressName(9, 'press') }),
  },
  {
    id: 'I11',
    what: 'two counters that both saw the same number',
    damage: (day) => {
      const tickets = day.dump.tickets.map((each, index) => ({
        ...each,
        callId: `c${index}`,
        callExpected: 0,
      }));
      return { dump: { ...day.dump, tickets } };
    },
  },
  {
    id: 'I11',
    what: 'an acknowledged press that called nobody',
    damage: (day) =>
      withEntries(day, { operation: 'next', userId: 9, key: 'empty', sentAt: 5_500, served: 1 }),
  },
  {
    id: 'I11',
    what: 'a served number that went back',
    damage: (day) => {
      const again = changed(day, 3, {
        state: 'called',
        wasCalled: true,
        callId: pressName(9, 'again'),
      });
      return {
        ...again,
        ...withEntries(day, {
          operation: 'next',
          userId: 9,
          key: 'again',
          sentAt: 3_500,
          served: 0,
        }),
      };
    },
  },
  {
    id: 'I12',
    what: 'a number given while the queue was closed',
    damage: (day) =>
      withEntries(day, { userId: 3, key: 'shut', sentAt: 7_000, counterId: 100, number: 4 }),
  },
  {
    id: 'I13',
    what: 'two gates that let the same in',
    damage: (day) =>
      withEntries(day, {
        operation: 'check-in',
        key: 'other',
        sentAt: 5_100,
        counterId: 100,
        number: 1,
      }),
  },
  {
    id: 'I13',
    what: 'a scan that is not the stored one',
    damage: (day) => changed(day, 1, { checkedInAt: '2026-11-21T10:00:01.000Z' }),
  },
  {
    id: 'I16',
    what: 'a removed ticket that waits',
    damage: (day) => changed(day, 2, { state: 'waiting' }),
  },
  {
    id: 'I16',
    what: 'a ticket called and removed',
    damage: (day) => changed(day, 2, { wasCalled: true }),
  },
  {
    id: 'I16',
    what: 'a removal refused for nothing',
    damage: (day) =>
      withEntries(day, {
        operation: 'remove',
        status: 422,
        errorCode: 'ticket_not_processable',
        counterId: 100,
        number: 3,
        sentAt: 5_600,
      }),
  },
  { id: 'I19', what: 'a number left pending', damage: (day) => counting(day, { pending: [4] }) },
  { id: 'I19', what: 'a served number that lags', damage: (day) => counting(day, { current: 0 }) },
  {
    id: 'I19',
    what: 'a ticket that is not settled',
    damage: (day) => changed(day, 2, { isUnsettled: true }),
  },
  {
    id: 'I19',
    what: 'a place that stands for nothing',
    damage: (day) => ({ dump: { ...day.dump, ledgers: [{ userId: 3, ticketIds: ['t3', 't2'] }] } }),
  },
  {
    id: 'I19',
    what: 'a waiting ticket without a place',
    damage: (day) => ({ dump: { ...day.dump, ledgers: [] } }),
  },
  {
    id: 'I20',
    what: 'two counters of one day',
    damage: (day) => ({
      dump: {
        ...day.dump,
        counters: [
          ...day.dump.counters,
          { ...day.dump.counters[0], id: 101, next: 0, current: 0, voided: [] } as never,
        ],
      },
    }),
  },
  {
    id: 'A1',
    what: 'a request without an answer',
    damage: (day) =>
      withEntries(day, { answeredAt: null, status: null, key: 'none', sentAt: 20_000 }),
  },
  {
    id: 'A2',
    what: 'a fault answered as a bug',
    damage: (day) =>
      withEntries(day, {
        key: 'bug',
        status: 409,
        errorCode: 'queue_closed',
        troubles: ['500 internal_server_error'],
        sentAt: 20_000,
      }),
  },
  {
    id: 'A3',
    what: 'a refusal nobody gave reason for',
    damage: (day) =>
      withEntries(day, { key: 'odd', status: 400, errorCode: 'validation_error', sentAt: 20_000 }),
  },
];

test.each(DAMAGES)('$id finds $what', ({ id, damage }) => {
  const day = goodDay();
  expect(namesOf({ ...day, ...damage(day) })).toContain(id);
});

test('every check is shown to fail', () => {
  expect(
    CHECKS.map(({ id }) => id).filter((id) => !DAMAGES.some((each) => each.id === id)),
  ).toEqual([]);
});

test('I9 one who leaves the queue while somebody else is called was not skipped', () => {
  const day = goodDay();
  const leaving = entry({
    operation: 'remove',
    userId: 1,
    key: 'go',
    sentAt: 3_050,
    answeredAt: 3_500,
    counterId: 100,
    number: 1,
  });
  const tickets = [
    ticket({ number: 1, state: 'cancelled', wasCancelled: true }),
    ticket({ number: 2, state: 'called', wasCalled: true, callId: pressName(9, 'press') }),
  ];
  const history = [...day.history.filter(({ operation }) => operation !== 'remove'), leaving];
  expect(namesOf({ ...day, history, dump: { ...day.dump, tickets } })).not.toContain('I9');
});

test('I8 I12 a retry that is answered with its old ticket is no new one', () => {
  const day = goodDay();
  const replay = entry({ userId: 1, sentAt: 7_000, counterId: 100, number: 1 });
  expect(namesOf({ ...day, history: [...day.history, replay] })).toEqual([]);
});
