import { pressName } from '../calls.ts';
import { changed, counting, type Damage, withEntries } from './corruption.ts';

/** Days that were spoilt, each for one promise. */
export const PRESSES: readonly Damage[] = [
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
    damage: (day) => changed(day, 2, { place: 1 }),
  },
  {
    id: 'I19',
    what: 'a waiting ticket without a place',
    damage: (day) => changed(day, 3, { place: null }),
  },
  {
    id: 'I11',
    what: 'one press for several queues that called two',
    damage: (day) =>
      withEntries(
        day,
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
    what: 'one called in turn who waits',
    damage: (day) =>
      withEntries(day, {
        operation: 'auto-next',
        userId: 9,
        key: 'turn',
        counterId: 100,
        number: 3,
        sentAt: 3_000,
      }),
  },
  {
    id: 'I17',
    what: 'more people than seats',
    damage: (day) => changed(day, 3, { paxCount: 3 }),
  },
  {
    id: 'I17',
    what: 'the same, seen during the run',
    damage: () => ({ sightings: [{ check: 'I17', what: 'seen' }] }),
  },
  {
    id: 'I17',
    what: 'a booking without seats',
    damage: (day) => counting(day, { bookedIds: ['t1'] }),
  },
  {
    id: 'I17',
    what: 'seats of one who left',
    damage: (day) => counting(day, { bookedIds: ['t1', 't2', 't3'] }),
  },
  {
    id: 'I19',
    what: 'a group that was not finished',
    damage: (day) => counting(day, { hasGroupCall: true }),
  },
  {
    id: 'A4',
    what: 'a process that answers nobody',
    damage: () => ({ silent: ['queues-1: 503'] }),
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
