import {
  EVENT_BOOKING_SECONDS,
  EVENT_BUSINESS_HIDE_SECONDS,
  EVENT_DURATION_SECONDS,
  EVENT_OPENING_SECONDS,
  EVENT_PUBLIC_HIDE_SECONDS,
  EVENT_TICKET_KEEP_SECONDS,
} from '../../constants.ts';
import { minutesOf } from '../time/clock-text.ts';
import { dateAfter, dayOfWeek, instantOf, localTime } from '../time/zoned-time.ts';

/** The schedule of an event's queue (QUE-080). */
export type EventPlan = {
  eventScheduleStartDate: string | null;
  eventScheduleEndDate: string | null;
  eventDuration: number | null;
  eventBookingBeforeStart: number | null;
  eventOpeningBeforeStart: number | null;
  /** Seven lists of `HH:mm`, index 0 is Sunday. */
  eventScheduleWeek: readonly (readonly string[])[] | null;
};

/** One show of an event. */
export type EventSlot = {
  /** The date at the merchant. */
  date: string;
  time: string;
  startsAt: Date;
  endsAt: Date;
  /** From when the show can be booked (QUE-082). */
  bookableFrom: Date;
  /** From when people are called and admitted. */
  entranceFrom: Date;
};

/** The audience of a slot: the public sees past shows longer than the business does. */
export type EventAudience = 'public' | 'business';

const HIDE_SECONDS = {
  public: EVENT_PUBLIC_HIDE_SECONDS,
  business: EVENT_BUSINESS_HIDE_SECONDS,
} as const;

/** Yesterday's shows that still run, then today's, each in the order of time. */
export function presentSlots(plan: EventPlan, now: Date, timeZone: string): EventSlot[] {
  const { date } = localTime(now, timeZone);
  const late = eventSlotsOn(plan, dateAfter(date, -1), timeZone);
  return [...late.filter((slot) => !isShowOver(slot, now)), ...eventSlotsOn(plan, date, timeZone)];
}

/** S-05: the shows of later dates that can be booked already, in their order. */
export function comingSlots(plan: EventPlan, now: Date, timeZone: string): EventSlot[] {
  const { date: today } = localTime(now, timeZone);
  const lead = plan.eventBookingBeforeStart ?? EVENT_BOOKING_SECONDS;
  const { date: last } = localTime(later(now, lead), timeZone);
  const slots: EventSlot[] = [];
  for (let date = dateAfter(today, 1); date <= last; date = dateAfter(date, 1)) {
    slots.push(...eventSlotsOn(plan, date, timeZone));
  }
  return slots.filter(({ bookableFrom }) => bookableFrom <= now);
}

/** Whether a show has ended and its entrance is closed. */
export function isShowOver(
  { startsAt, endsAt }: Pick<EventSlot, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  return now > endsAt && now > later(startsAt, EVENT_TICKET_KEEP_SECONDS);
}

/** Whether a show is over and can no longer be booked. */
export function isShowPast(slot: Pick<EventSlot, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return isShowOver(slot, now) && now > expiryOf(slot.startsAt, 'public');
}

/**
 * The shows of a date in the order of time. S-13: in the night when clocks go forward, two times of the plan may be the same
 * instant; they are one show, with the time that exists.
 */
export function eventSlotsOn(plan: EventPlan, date: string, timeZone: string): EventSlot[] {
  const { eventScheduleStartDate: start, eventScheduleEndDate: end } = plan;
  if ((start !== null && date < start) || (end !== null && date > end)) return [];
  const times = new Set(plan.eventScheduleWeek?.[dayOfWeek(date)] ?? []);
  const slots = [...times]
    .toSorted((a, b) => minutesOf(a) - minutesOf(b))
    .map((time) => eventSlotAt(plan, { date, time }, timeZone));
  // Of two times at the same instant, the later one exists.
  const byStart = new Map(slots.map((slot) => [slot.startsAt.getTime(), slot]));
  return [...byStart.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** One show with its windows, even if the plan no longer contains it. */
export function eventSlotAt(
  plan: EventPlan,
  { date, time }: { date: string; time: string },
  timeZone: string,
): EventSlot {
  const startsAt = instantOf(date, time, timeZone);
  return {
    date,
    time,
    startsAt,
    endsAt: later(startsAt, plan.eventDuration ?? EVENT_DURATION_SECONDS),
    bookableFrom: later(startsAt, -(plan.eventBookingBeforeStart ?? EVENT_BOOKING_SECONDS)),
    entranceFrom: later(startsAt, -(plan.eventOpeningBeforeStart ?? EVENT_OPENING_SECONDS)),
  };
}

/** G-53: whether a show is over for this audience. */
export function isSlotExpired(
  { startsAt, isClosed }: { startsAt: Date; isClosed: boolean },
  now: Date,
  audience: EventAudience,
): boolean {
  return isClosed || now > expiryOf(startsAt, audience);
}

/** G-53: until when an audience can see and book a show that nobody closes. */
export function expiryOf(startsAt: Date, audience: EventAudience): Date {
  return later(startsAt, HIDE_SECONDS[audience]);
}

/**
 * QUE-082: whether the booking window of a show is still closed, open or over. It opens some time before the start and
 * ends when the show expires for the audience (G-53).
 */
export function slotBooking(
  slot: { startsAt: Date; bookableFrom: Date; isClosed: boolean },
  now: Date,
  audience: EventAudience,
): 'early' | 'open' | 'over' {
  if (isSlotExpired(slot, now, audience)) return 'over';
  return now < slot.bookableFrom ? 'early' : 'open';
}

/** QUE-082: whether the booking window of a show is open. */
export function isSlotBookable(
  slot: { startsAt: Date; bookableFrom: Date; isClosed: boolean },
  now: Date,
  audience: EventAudience,
): boolean {
  return slotBooking(slot, now, audience) === 'open';
}

/**
 * QUE-083: whether a show is hidden: it is over and no ticket waits for it. Staff see a show that they cancelled until it is
 * over, and may open it again.
 */
export function isSlotHidden(
  slot: { startsAt: Date; isClosed: boolean; waiting: number },
  now: Date,
  audience: EventAudience,
): boolean {
  const isClosed = audience === 'public' && slot.isClosed;
  return slot.waiting === 0 && isSlotExpired({ ...slot, isClosed }, now, audience);
}

/**
 * QUE-084: until when a ticket for a show is shown. The time counts from the start of the show, or from the booking or
 * the call when they are later, so that a ticket booked during the show (QUE-082) stays visible.
 */
export function eventTicketKeptUntil(
  startsAt: Date,
  { takenAt, executedAt }: { takenAt: Date | null; executedAt: Date | null },
): Date {
  const moments = [startsAt, takenAt ?? startsAt, executedAt ?? startsAt];
  return later(new Date(Math.max(...moments.map(Number))), EVENT_TICKET_KEEP_SECONDS);
}

/** The current show: the first that is not over for the public, otherwise the last of the day. */
export function presentSlot<Slot extends { startsAt: Date }>(
  slots: readonly Slot[],
  now: Date,
): Slot | null {
  const running = slots.find(
    ({ startsAt }) => !isSlotExpired({ startsAt, isClosed: false }, now, 'public'),
  );
  return running ?? slots.at(-1) ?? null;
}

function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000);
}
