import type { Ask, Conditions } from './line-up-steps.ts';

type Item = Conditions & { ask: Ask };

const IS_IN_TIME = { $or: [{ $eq: ['$$this.before', null] }, { $lt: ['$$NOW', '$$this.before'] }] };
/** Nor has any other request of the same person, so that two of them do not use up two numbers. */
const HAS_NO_NUMBER = { $not: [{ $in: ['$$this.ask.userId', '$$value.pending.userId'] }] };
const NUMBER = { $add: ['$$value.next', 1] };
const PENDING = {
  $concatArrays: ['$$value.pending', [{ $mergeObjects: ['$$this.ask', { number: NUMBER }] }]],
};

/** One number for each person who has none pending, in the order they came. */
export function allocatingNumbers(items: readonly Item[]) {
  return allotting(items, {
    initial: { next: '$next', pending: '$pending' },
    mayHave: [IS_IN_TIME, HAS_NO_NUMBER],
    given: { next: NUMBER, pending: PENDING },
  });
}

/**
 * The same for a slot of an event: a party gets its number together with its seats, or neither. The seats of a ticket
 * that has them already are not counted twice.
 */
export function allocatingSeats(items: readonly Item[]) {
  const isBooked = { $in: ['$$this.ask.ticketId', '$$value.bookings.ticketId'] };
  const fits = {
    $lte: [
      { $add: [{ $sum: '$$value.bookings.paxCount' }, '$$this.ask.paxCount'] },
      '$$this.seats',
    ],
  };
  const seats = {
    ticketId: '$$this.ask.ticketId',
    userId: '$$this.ask.userId',
    paxCount: '$$this.ask.paxCount',
  };
  const isNobodyElse = { $not: [{ $in: ['$$this.ask.userId', '$$value.bookings.userId'] }] };
  return allotting(items, {
    initial: { next: '$next', pending: '$pending', bookings: { $ifNull: ['$bookings', []] } },
    mayHave: [IS_IN_TIME, HAS_NO_NUMBER, { $or: [isBooked, { $and: [isNobodyElse, fits] }] }],
    given: {
      next: NUMBER,
      pending: PENDING,
      bookings: {
        $cond: [isBooked, '$$value.bookings', { $concatArrays: ['$$value.bookings', [seats]] }],
      },
    },
  });
}

type Allotment = {
  initial: Record<string, unknown>;
  mayHave: unknown[];
  given: Record<string, unknown>;
};

function allotting(items: readonly Item[], { initial, mayHave, given }: Allotment) {
  const allotted = {
    $reduce: {
      // `$literal`, because what people type may begin with a dollar sign.
      input: { $literal: items },
      initialValue: initial,
      in: { $cond: [{ $and: mayHave }, given, '$$value'] },
    },
  };
  const fields = Object.keys(initial).map((name) => [name, `$allotted.${name}`]);
  return [{ $set: { allotted } }, { $set: Object.fromEntries(fields) }, { $unset: 'allotted' }];
}
