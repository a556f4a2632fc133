import {
  type EventPlan,
  type EventSlot,
  eventSlotsOn,
  expiryOf,
  localTime,
} from '@turno/shared-types/rules';

const HOUR_MS = 3_600_000;
/** As much of a booking window as the picture shows before the first show; the rest is said in words. */
const BOOKING_SHOWN_MS = 3 * HOUR_MS;
/** The most steps between labels that fit side by side on a phone of 320 px. */
const MAX_STEPS = 4;

/** A stretch of the picture's width, in per cent. */
type Stretch = { from: number; width: number };
export type PictureShow = {
  slot: EventSlot;
  /** Until when the public can book. */
  bookableUntil: Date;
  booking: Stretch;
  entrance: Stretch;
  show: Stretch;
};
export type DayPicture = { shows: PictureShow[]; ticks: { at: Date; offset: number }[] };

/** Computes the picture of a day from an event's settings: its shows, when each can be booked, and when people are admitted. */
export function dayPicture(plan: EventPlan, date: string, timeZone: string): DayPicture {
  const slots = eventSlotsOn(plan, date, timeZone);
  const [first] = slots;
  if (!first) return { shows: [], ticks: [] };
  const earliest = first.startsAt.getTime() - BOOKING_SHOWN_MS;
  const begin = hourOf(
    Math.min(
      ...slots.map(({ entranceFrom }) => entranceFrom.getTime()),
      ...slots.map(({ bookableFrom }) => Math.max(earliest, bookableFrom.getTime())),
    ),
    timeZone,
  );
  const latest = Math.max(
    ...slots.flatMap(({ startsAt, endsAt }) => [
      endsAt.getTime(),
      expiryOf(startsAt, 'public').getTime(),
    ]),
  );
  const hours = Math.ceil((latest - begin) / HOUR_MS);
  const span = hours * HOUR_MS;
  const offsetOf = (at: number) => (100 * Math.min(span, Math.max(0, at - begin))) / span;
  const stretch = (from: Date, to: Date): Stretch => {
    const start = offsetOf(from.getTime());
    return { from: start, width: offsetOf(to.getTime()) - start };
  };
  return {
    shows: slots.map((slot) => {
      const bookableUntil = expiryOf(slot.startsAt, 'public');
      return {
        slot,
        bookableUntil,
        booking: stretch(slot.bookableFrom, bookableUntil),
        entrance: stretch(slot.entranceFrom, slot.startsAt),
        show: stretch(slot.startsAt, slot.endsAt),
      };
    }),
    ticks: ticksOf(begin, hours).map((at) => ({ at: new Date(at), offset: offsetOf(at) })),
  };
}

/** The start of the hour of an instant, in the merchant's time zone. */
function hourOf(at: number, timeZone: string): number {
  const { minutes, seconds } = localTime(new Date(at), timeZone);
  return at - (minutes % 60) * 60_000 - seconds * 1_000;
}

function ticksOf(begin: number, hours: number): number[] {
  const step = Math.ceil(hours / MAX_STEPS);
  const count = Math.floor(hours / step) + 1;
  return Array.from({ length: count }, (_, index) => begin + index * step * HOUR_MS);
}
