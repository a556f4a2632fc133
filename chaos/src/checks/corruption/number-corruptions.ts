import { changed, counting, type Damage, many, withEntries, withTickets } from './corruption.ts';
import { ticket } from './sound-evidence.ts';

/** Days that were spoilt, each for one promise. */
export const NUMBERS: readonly Damage[] = [
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
    id: 'I12',
    what: 'a number given while the queue was closed',
    damage: (day) =>
      withEntries(day, { userId: 3, key: 'shut', sentAt: 7_000, counterId: 100, number: 4 }),
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
    id: 'I9',
    what: 'somebody skipped by a press for several queues',
    damage: (day) => ({
      ...changed(day, 1, { state: 'waiting', callId: null, checkedInAt: null, wasCalled: false }),
      ...withEntries(day, {
        operation: 'auto-next',
        userId: 9,
        key: 'turn',
        counterId: 100,
        number: 3,
        sentAt: 3_000,
      }),
    }),
  },
];
