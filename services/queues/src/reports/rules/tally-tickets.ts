import { instantOf, localTime } from '@turno/shared-types/rules';
import { hasEntered, type TicketRecord } from '../../tickets/index.ts';
import { addHours, type HourTally, type Tally } from './tally.ts';
import { bucketOf } from './wait-buckets.ts';

/** The fields of a ticket that a tally reads; none of them identifies its holder. */
export const COUNTED_FIELDS = [
  ...(['state', 'paxCount', 'time', 'createdAt', 'executedAt', 'canceledAt', 'endReason'] as const),
  ...(['checkedInAt', 'entries', 'asideAt', 'calledAgain', 'putBackAt'] as const),
  ...(['firstWaitSeconds', 'firstWaitRange', 'movedFrom', 'isCarriedOver'] as const),
] satisfies (keyof TicketRecord)[];
export type CountedTicket = Pick<TicketRecord, (typeof COUNTED_FIELDS)[number]>;

/** The day of the tickets; after its end, waiting tickets are no longer called. */
export type TalliedDay = { date: string; timezone: string; isOver: boolean };
type Counted = { at: Date } & Partial<Tally>;

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/**
 * Tallies the tickets of a queue's day by the hours of the merchant's clock. When the clock is put back, one hour contains the
 * tickets of both.
 */
export function tallyTickets(tickets: readonly CountedTicket[], day: TalliedDay): HourTally[] {
  return addHours(
    tickets.flatMap((ticket) =>
      countsOf(ticket, day).map(({ at, ...counts }) => ({ ...counts, hour: hourOf(at, day) })),
    ),
  );
}

/** The hour of a day at an instant; earlier instants count in its first hour. */
export function hourOf(at: Date, { date, timezone }: Pick<TalliedDay, 'date' | 'timezone'>) {
  const local = localTime(at, timezone);
  if (local.date < date) return 0;
  return Math.floor(local.minutes / HOUR_MINUTES) + (local.date > date ? DAY_HOURS : 0);
}

/**
 * What a ticket counts as, and at which time. S-21: the ticket that replaces a moved one counts instead. S-05: people who are
 * carried over count as arrived on the day on which they joined, and everything else counts on the day on which it happened.
 */
function countsOf(ticket: CountedTicket, day: TalliedDay): Counted[] {
  const { paxCount, calledAgain, putBackAt, endReason, isCarriedOver } = ticket;
  const arrivedAt = arrivalOf(ticket, day);
  const arrival = hasArrivedOn(day, ticket)
    ? [{ at: arrivedAt, arrivals: 1, people: paxCount }]
    : [];
  if (endReason === 'moved') return isCarriedOver ? arrival : [];
  return [
    ...arrival,
    ...quoteOf(ticket),
    ...endOf(ticket, arrivedAt, day.isOver),
    ...(calledAgain ? [{ at: calledAgain.at, calledAgain: 1 }] : []),
    ...(putBackAt ? [{ at: putBackAt, putBack: 1 }] : []),
  ];
}

/**
 * The arrival of a person. A show is booked in advance, so its people count as arrived when they are called, and at the latest
 * when it begins.
 */
function arrivalOf({ time, createdAt, executedAt }: CountedTicket, day: TalliedDay): Date {
  if (!time) return createdAt;
  const start = instantOf(day.date, time, day.timezone);
  return executedAt && executedAt < start ? executedAt : start;
}

/** Whether the holder joined on this day: not if the ticket, or that which it replaces, was carried over from an earlier one. */
function hasArrivedOn(
  { date, timezone }: TalliedDay,
  { time, createdAt, movedFrom }: CountedTicket,
): boolean {
  if (time) return true;
  return movedFrom?.date === undefined && localTime(createdAt, timezone).date >= date;
}

/** Whether the holder was quoted a wait: people whose ticket was moved or put back were quoted none at that time. */
export const wasQuoted = ({ movedFrom, putBackAt }: CountedTicket): boolean =>
  !movedFrom && !putBackAt;

/** S-02: the wait that was quoted when joining, compared with the real one. */
function quoteOf(ticket: CountedTicket): Counted[] {
  const { state, createdAt, executedAt, firstWaitSeconds: quoted, firstWaitRange: range } = ticket;
  if (state !== 'called' || !executedAt || !wasQuoted(ticket) || !range) return [];
  const waited = Math.max(0, (executedAt.getTime() - createdAt.getTime()) / 1_000);
  // Quotes are whole seconds.
  const isWithin = range.low <= Math.ceil(waited) && Math.floor(waited) <= range.high;
  return [
    { at: createdAt, quotes: { count: 1, told: quoted, came: waited, within: isWithin ? 1 : 0 } },
  ];
}

function endOf(ticket: CountedTicket, arrivedAt: Date, isOver: boolean): Counted[] {
  const { state, executedAt, canceledAt, endReason, time } = ticket;
  if (state === 'called') return callOf(ticket, executedAt ?? arrivedAt);
  if (state === 'waiting') return isOver ? [{ at: arrivedAt, notCalled: 1 }] : [];
  // Seats may be given back on any day before the show, so that counts at its arrival time.
  const at = time ? arrivedAt : (canceledAt ?? arrivedAt);
  return [{ at, [endReason ? 'notCalled' : 'left']: 1 }];
}

function callOf(ticket: CountedTicket, at: Date): Counted[] {
  const { createdAt, checkedInAt, asideAt, time } = ticket;
  const hasCome = checkedInAt !== null || hasEntered(ticket);
  const seconds = Math.max(0, (at.getTime() - createdAt.getTime()) / 1_000);
  // A show is booked in advance, so the time from the booking to the show is not a wait.
  const waits = time ? {} : { waits: { [bucketOf(seconds)]: 1 } };
  const outcome = hasCome ? { checkedIn: 1 } : asideAt ? { noShows: 1 } : {};
  return [{ at, calls: 1, ...outcome, ...waits }];
}
