import { callIdOf } from '../calls.ts';
import { type Corruption, withEntries, withTicketChange } from './corruption.ts';

/** Evidence in which one promise is broken, for each promise. */
export const CALL_CORRUPTIONS: readonly Corruption[] = [
  {
    id: 'I11',
    what: 'one command that called two tickets',
    corrupt: (evidence) =>
      withTicketChange(evidence, 3, {
        state: 'called',
        wasCalled: true,
        callId: callIdOf(9, 'call'),
      }),
  },
  {
    id: 'I11',
    what: 'two desks that expected the same number and both called',
    corrupt: (evidence) => {
      const tickets = evidence.snapshot.tickets.map((each, index) => ({
        ...each,
        callId: `c${index}`,
        callExpected: 0,
      }));
      return { snapshot: { ...evidence.snapshot, tickets } };
    },
  },
  {
    id: 'I11',
    what: 'an acknowledged command that called no ticket',
    corrupt: (evidence) =>
      withEntries(evidence, {
        operation: 'next',
        userId: 9,
        key: 'empty',
        sentAt: 5_500,
        served: 1,
      }),
  },
  {
    id: 'I11',
    what: 'a served number that went backwards',
    corrupt: (evidence) => {
      const again = withTicketChange(evidence, 3, {
        state: 'called',
        wasCalled: true,
        callId: callIdOf(9, 'again'),
      });
      return {
        ...again,
        ...withEntries(evidence, {
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
    id: 'I13',
    what: 'two gates that checked in the same ticket',
    corrupt: (evidence) =>
      withEntries(evidence, {
        operation: 'check-in',
        key: 'other',
        sentAt: 5_100,
        counterId: 100,
        number: 1,
      }),
  },
  {
    id: 'I13',
    what: 'a check-in time that differs from the stored one',
    corrupt: (evidence) =>
      withTicketChange(evidence, 1, { checkedInAt: '2026-11-21T10:00:01.000Z' }),
  },
  {
    id: 'I16',
    what: 'a removed ticket that waits',
    corrupt: (evidence) => withTicketChange(evidence, 2, { state: 'waiting' }),
  },
  {
    id: 'I16',
    what: 'a ticket called and removed',
    corrupt: (evidence) => withTicketChange(evidence, 2, { wasCalled: true }),
  },
  {
    id: 'I16',
    what: 'a removal rejected without reason',
    corrupt: (evidence) =>
      withEntries(evidence, {
        operation: 'remove',
        status: 422,
        errorCode: 'ticket_not_processable',
        counterId: 100,
        number: 3,
        sentAt: 5_600,
      }),
  },
  {
    id: 'I11',
    what: 'one command for shared queues that called two tickets',
    corrupt: (evidence) =>
      withEntries(
        evidence,
        {
          operation: 'auto-next',
          userId: 9,
          key: 'turn',
          counterId: 100,
          number: 1,
          sentAt: 3_000,
        },
        {
          operation: 'auto-next',
          userId: 9,
          key: 'turn',
          counterId: 100,
          number: 3,
          sentAt: 3_000,
        },
      ),
  },
  {
    id: 'I11',
    what: 'a ticket called from shared queues that still waits',
    corrupt: (evidence) =>
      withEntries(evidence, {
        operation: 'auto-next',
        userId: 9,
        key: 'turn',
        counterId: 100,
        number: 3,
        sentAt: 3_000,
      }),
  },
];
