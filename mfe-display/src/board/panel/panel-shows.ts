import type { Merchant, Queue } from '@turno/shared-types';
import { type Show, seatsLeft } from '@turno/shared-types/rules';
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

/** How many shows can be read at one glance. */
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
