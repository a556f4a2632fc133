import type {
  CounterRow,
  Evidence,
  FamilyOutcome,
  PassRow,
  TicketRow,
} from '../../evidence/evidence.ts';
import type { Entry } from '../../evidence/history.ts';
import { callIdOf } from '../calls.ts';

/** The entry of a request that succeeded at the first attempt. */
export function entry(change: Partial<Entry>): Entry {
  const sentAt = change.sentAt ?? 0;
  return {
    operation: 'line-up',
    userId: 1,
    queueId: 10,
    key: 'k',
    sentAt,
    answeredAt: sentAt + 100,
    attempts: 1,
    failures: [],
    status: 200,
    errorCode: null,
    ...change,
  };
}

export function ticket(change: Partial<TicketRow>): TicketRow {
  const number = change.number ?? 1;
  return {
    id: `t${number}`,
    counterId: 100,
    queueId: 10,
    number,
    userId: number,
    paxCount: 2,
    state: 'waiting',
    callId: null,
    callExpected: null,
    wasCalled: false,
    wasCancelled: false,
    checkedInAt: null,
    hasPendingEffects: false,
    allowanceSlot: change.state && change.state !== 'waiting' ? null : 0,
    ...change,
  };
}

const CHECKED_IN_AT = '2026-11-21T10:00:00.000Z';
const counter: CounterRow = {
  id: 100,
  queueId: 10,
  date: 'today',
  time: null,
  next: 4,
  current: 1,
  pending: [],
  voided: [4],
  bookedIds: ['t1', 't3'],
  hasGroupCall: false,
};

/** What the family of the checked-in ticket was told, and its pass. */
const family: FamilyOutcome = {
  passId: 500,
  redeemed: [
    { userId: 50, status: 422 },
    { userId: 51, status: 200 },
  ],
  associated: [
    { personId: 60, status: 422 },
    { personId: 61, status: 200 },
  ],
  activated: [200, 200],
  used: [201, 422],
  usedAgain: 201,
  entered: [200, 422],
  undone: 200,
  isUndoLate: false,
  enteredAgain: 200,
  ticket: { counterId: 100, number: 1 },
};
const pass: PassRow = {
  id: 500,
  userId: 51,
  personId: 61,
  transfers: 1,
  activations: 1,
  uses: [{ ticketId: 't1', isConfirmed: true, hasEntered: true }],
};

/** Evidence without violations: one ticket called and checked in, one removed, one waiting, one number abandoned. */
export function soundEvidence(): Evidence {
  const called = { callId: callIdOf(9, 'call'), wasCalled: true, checkedInAt: CHECKED_IN_AT };
  return {
    snapshot: {
      tickets: [
        ticket({ number: 1, state: 'called', ...called }),
        ticket({ number: 2, state: 'cancelled', wasCancelled: true }),
        ticket({ number: 3 }),
      ],
      counters: [{ ...counter }],
      passes: [pass],
      unfinishedPasses: [],
    },
    history: [
      entry({ userId: 1, sentAt: 0, counterId: 100, number: 1 }),
      entry({ userId: 2, sentAt: 1_000, counterId: 100, number: 2 }),
      entry({ userId: 3, sentAt: 2_000, counterId: 100, number: 3 }),
      entry({ operation: 'next', userId: 9, key: 'call', sentAt: 3_000, served: 1 }),
      entry({ operation: 'remove', userId: 2, sentAt: 4_000, counterId: 100, number: 2 }),
      entry({
        operation: 'check-in',
        userId: 9,
        key: 'scan',
        sentAt: 5_000,
        counterId: 100,
        number: 1,
        checkedInAt: CHECKED_IN_AT,
      }),
      entry({ operation: 'close', userId: 9, key: 'c', sentAt: 6_000 }),
      entry({ operation: 'reopen', userId: 9, key: 'r', sentAt: 9_000 }),
    ],
    figures: [{ counterId: 100, tickets: 1, people: 2 }],
    families: [family],
    observations: [],
    unresponsive: [],
    limits: {
      perUser: 8,
      categoryOf: new Map([[10, 7]]),
      perCategory: new Map([[7, 3]]),
      seatsOf: new Map([[100, 4]]),
      sharedQueuesOf: new Map([[9, [10, 11]]]),
    },
  };
}
