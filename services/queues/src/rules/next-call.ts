import { NEXT_BEFORE_OPENING_SECONDS } from '@turno/shared-types/constants';
import { eventTicketKeptUntil, minutesOf } from '@turno/shared-types/rules';
import type { Decline } from './decline.ts';
import type { MerchantDay } from './merchant-day.ts';

/** A show and the time it is. */
type Show = { startsAt: Date; endsAt: Date; entranceFrom: Date; now: Date };

/** Why nobody may be called now; `null` when the queue is served. A paused queue serves those who wait. */
export function nextRefusal(
  counter: { closed: boolean; date: string },
  day: MerchantDay,
  show: Show | null = null,
): Decline | null {
  if (counter.closed) return { code: 'queue_closed' };
  if (show) return showRefusal(counter.date === day.date, show);
  if (counter.date !== day.date) return { code: 'queue_closed' };
  const first = day.slots[0];
  if (!first) return null;
  // CST-019
  const from = minutesOf(first.start) * 60 - NEXT_BEFORE_OPENING_SECONDS;
  return day.secondsOfDay < from ? { code: 'too_early' } : null;
}

/** People of a show are called from its entrance time on; one that began before midnight, until it ends. */
function showRefusal(isToday: boolean, { startsAt, endsAt, entranceFrom, now }: Show) {
  if (now < entranceFrom) return { code: 'too_early' } as const;
  const keptUntil = eventTicketKeptUntil(startsAt, null);
  const isOver = now > endsAt && now > keptUntil;
  return !isToday && isOver ? ({ code: 'queue_closed' } as const) : null;
}
