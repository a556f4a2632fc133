import type { Merchant, Queue } from '@turno/shared-types';
import { type Show, seatsLeft } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { callsOf } from './panel-calls.ts';

/** A show of today on the board of an event. */
export type ShowRow = {
  id: number;
  /** When it starts. */
  time: string;
  /** When people will be admitted; `null` if they are admitted already. */
  entranceTime: string | null;
  seatsLeft: number;
  /** Whether its numbers are being called. */
  isCalled: boolean;
};

type EventDay = { merchant: Merchant; queue: Queue; now: Date };

/** The most shows that can be read at a glance. */
const MAX_SHOWS = 4;

/** The shows that a board lists, starting with the first one whose people are still being called or waiting. */
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
