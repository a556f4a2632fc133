import type { Merchant, Queue } from '@turno/shared-types';
import { localTime, type Show, seatsLeft, showDays } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { callsOf } from './panel-calls.ts';

/** A show of today on the board of an event. */
export type ShowRow = {
  id: number;
  /** When it starts. */
  time: string;
  /** When people are let in; `null` while they are. */
  entranceTime: string | null;
  seatsLeft: number;
  /** Whether its numbers are being called. */
  isCalled: boolean;
};

type EventDay = { merchant: Merchant; queue: Queue; now: Date };

/** The shows of today that are not over, in the order of their starts. */
export function showsOfToday({ merchant, queue, now }: EventDay): readonly Show[] {
  const [today] = showDays(merchant, queue, { now, audience: 'public' });
  return today?.date === localTime(now, merchant.timezone).date ? today.shows : [];
}

/** The show that called last, else the next one; `null` after the last. */
export function shownShow(shows: readonly Show[]): Show | null {
  const calledAt = ({ counter }: Show) => callsOf(counter)[0]?.calledAt ?? '';
  // The sort is stable: without a call the first show stays in front.
  const [latest] = shows.toSorted((a, b) => calledAt(b).localeCompare(calledAt(a)));
  return latest ?? null;
}

/** So many shows can be read at one glance. */
const MAX_SHOWS = 4;

/** The shows that a board lists: from the first that people are still called to or wait for. */
export function showRows(
  shows: readonly Show[],
  { merchant: { timezone }, queue, now }: EventDay,
): ShowRow[] {
  return shows.slice(0, MAX_SHOWS).map((show) => ({
    id: show.counter.id,
    time: formatTime(show.slot.startsAt, timezone),
    entranceTime:
      show.slot.entranceFrom > now ? formatTime(show.slot.entranceFrom, timezone) : null,
    seatsLeft: seatsLeft(show, queue),
    isCalled: callsOf(show.counter).length > 0,
  }));
}
