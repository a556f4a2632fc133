import { type Corruption, withCounters, withEntries, withTicketChange } from './corruption.ts';

/** Evidence in which a promise about the stored state or about responses is broken. */
export const STATE_CORRUPTIONS: readonly Corruption[] = [
  {
    id: 'I19',
    what: 'a number left pending',
    corrupt: (evidence) => withCounters(evidence, { pending: [4] }),
  },
  {
    id: 'I19',
    what: 'a served number that lags',
    corrupt: (evidence) => withCounters(evidence, { current: 0 }),
  },
  {
    id: 'I19',
    what: 'a ticket with pending side effects',
    corrupt: (evidence) => withTicketChange(evidence, 2, { hasPendingEffects: true }),
  },
  {
    id: 'I19',
    what: 'an allowance slot of a ticket that does not wait',
    corrupt: (evidence) => withTicketChange(evidence, 2, { allowanceSlot: 1 }),
  },
  {
    id: 'I19',
    what: 'a waiting ticket without an allowance slot',
    corrupt: (evidence) => withTicketChange(evidence, 3, { allowanceSlot: null }),
  },
  {
    id: 'I17',
    what: 'more people than seats',
    corrupt: (evidence) => withTicketChange(evidence, 3, { paxCount: 3 }),
  },
  {
    id: 'I17',
    what: 'the same, seen during the run',
    corrupt: () => ({ observations: [{ check: 'I17', what: 'seen' }] }),
  },
  {
    id: 'I17',
    what: 'a booking without seats',
    corrupt: (evidence) => withCounters(evidence, { bookedIds: ['t1'] }),
  },
  {
    id: 'I17',
    what: 'seats held by a removed ticket',
    corrupt: (evidence) => withCounters(evidence, { bookedIds: ['t1', 't2', 't3'] }),
  },
  {
    id: 'I19',
    what: 'a group call that is not finished',
    corrupt: (evidence) => withCounters(evidence, { hasGroupCall: true }),
  },
  {
    id: 'A4',
    what: 'a process that does not respond',
    corrupt: () => ({ unresponsive: ['queues-1: 503'] }),
  },
  {
    id: 'A1',
    what: 'a request without an answer',
    corrupt: (evidence) =>
      withEntries(evidence, { answeredAt: null, status: null, key: 'none', sentAt: 20_000 }),
  },
  {
    id: 'A2',
    what: 'a fault answered with status 500',
    corrupt: (evidence) =>
      withEntries(evidence, {
        key: 'bug',
        status: 409,
        errorCode: 'queue_closed',
        failures: ['500 internal_server_error'],
        sentAt: 20_000,
      }),
  },
  {
    id: 'A3',
    what: 'an error that the run does not explain',
    corrupt: (evidence) =>
      withEntries(evidence, {
        key: 'odd',
        status: 400,
        errorCode: 'validation_error',
        sentAt: 20_000,
      }),
  },
];
