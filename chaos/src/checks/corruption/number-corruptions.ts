import {
  type Corruption,
  ticketsOfOnePerson,
  withCounters,
  withEntries,
  withTicketChange,
  withTickets,
} from './corruption.ts';
import { ticket } from './sound-evidence.ts';

/** Evidence in which one promise is broken, for each promise. */
export const NUMBER_CORRUPTIONS: readonly Corruption[] = [
  {
    id: 'I1',
    what: 'a number given twice',
    corrupt: (evidence) => withTickets(evidence, ticket({ number: 3, id: 'x', userId: 8 })),
  },
  {
    id: 'I2',
    what: 'an acknowledged ticket that is gone',
    corrupt: (evidence) =>
      withEntries(evidence, { key: 'lost', userId: 8, counterId: 100, number: 9, sentAt: 2_500 }),
  },
  {
    id: 'I2',
    what: 'an acknowledged ticket that is another person’s',
    corrupt: (evidence) => withTicketChange(evidence, 3, { userId: 8 }),
  },
  {
    id: 'I3',
    what: 'a retry that was given another number',
    corrupt: (evidence) =>
      withEntries(evidence, { userId: 1, counterId: 100, number: 3, sentAt: 2_500 }),
  },
  {
    id: 'I4',
    what: 'two waiting tickets in one queue',
    corrupt: (evidence) => withTickets(evidence, ticket({ number: 4, userId: 3 })),
  },
  {
    id: 'I4',
    what: 'the same, seen during the run',
    corrupt: () => ({ observations: [{ check: 'I4', what: 'seen' }] }),
  },
  {
    id: 'I5',
    what: 'nine tickets of one person',
    corrupt: (evidence) => withTickets(evidence, ...ticketsOfOnePerson(9, 11)),
  },
  {
    id: 'I5',
    what: 'four tickets in a category of three',
    corrupt: (evidence) => withTickets(evidence, ...ticketsOfOnePerson(4, 10)),
  },
  {
    id: 'I6',
    what: 'a figure that drifted',
    corrupt: () => ({ figures: [{ counterId: 100, tickets: 2, people: 4 }] }),
  },
  {
    id: 'I6',
    what: 'wrong people of the right tickets',
    corrupt: () => ({ figures: [{ counterId: 100, tickets: 1, people: 3 }] }),
  },
  {
    id: 'I7',
    what: 'a number without a ticket',
    corrupt: (evidence) => withCounters(evidence, { voided: [] }),
  },
  {
    id: 'I7',
    what: 'a number beyond the last',
    corrupt: (evidence) => withCounters(evidence, { next: 2, voided: [] }),
  },
  {
    id: 'I7',
    what: 'a number both given and abandoned',
    corrupt: (evidence) => withCounters(evidence, { voided: [4, 3] }),
  },
  {
    id: 'I8',
    what: 'a later request with a smaller number',
    corrupt: (evidence) =>
      withEntries(evidence, { userId: 1, key: 'late', sentAt: 8_000, counterId: 100, number: 0 }),
  },
  {
    id: 'I9',
    what: 'a ticket that was skipped',
    corrupt: (evidence) => ({ ...withTicketChange(evidence, 1, { number: 5, id: 't5' }) }),
  },
  {
    id: 'I10',
    what: 'a waiting ticket behind the served number',
    corrupt: (evidence) => withCounters(evidence, { current: 4 }),
  },
  {
    id: 'I12',
    what: 'a number given while the queue was closed',
    corrupt: (evidence) =>
      withEntries(evidence, { userId: 3, key: 'closed', sentAt: 7_000, counterId: 100, number: 4 }),
  },
  {
    id: 'I20',
    what: 'two counters of one day',
    corrupt: (evidence) => ({
      snapshot: {
        ...evidence.snapshot,
        counters: [
          ...evidence.snapshot.counters,
          { ...evidence.snapshot.counters[0], id: 101, next: 0, current: 0, voided: [] } as never,
        ],
      },
    }),
  },
  {
    id: 'I9',
    what: 'a ticket skipped by a command for shared queues',
    corrupt: (evidence) => ({
      ...withTicketChange(evidence, 1, {
        state: 'waiting',
        callId: null,
        checkedInAt: null,
        wasCalled: false,
      }),
      ...withEntries(evidence, {
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
