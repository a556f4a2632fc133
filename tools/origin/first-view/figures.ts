import type { Locale, Merchant, Queue } from '@turno/shared-types';
import {
  eventState,
  OF_DAY_BEFORE,
  servedNumber,
  type WaitRange,
  waitingIn,
} from '@turno/shared-types/rules';
import { waitFigure } from '@turno/shared-types/wait-words';
import { clock } from './clock.ts';
import { dayAndTime } from './day-and-time.ts';
import { WORDS } from './words.ts';

type Context = { locale: Locale; now: Date };

/** A figure, `null` for a dash; its `hint` says the same in other words, below it. */
export type Figure = { label: string; value: string | null; hint?: string };

type Seen = Context & {
  /** Seconds; `null` where nobody has to wait or the queue is not open. */
  waitSeconds: number | null;
  /** When a queue that is closed now opens today, by the clock of the merchant. */
  opensAt: string | null;
};

/** CON-033: people, wait or opening time, and the number being served of one queue; of an event its first free show or the next one. */
export function figuresOf(merchant: Merchant, queue: Queue, seen: Seen): Figure[] {
  const { locale, waitSeconds, opensAt } = seen;
  const words = WORDS[locale];
  const [day] = queue.queue_daily_counters;
  const people = { label: words.inQueue, value: String(waitingIn(queue).people) };
  if (queue.type === 'event') {
    return [people, nextShow(merchant, queue, seen)];
  }
  return [
    people,
    opensAt === null
      ? wait(waitSeconds, merchant, { ...seen, range: day ?? {} })
      : { label: words.opening, value: opensAt },
    serving(merchant, queue, seen),
  ];
}

/** S-05: the number being served, with a hint if it is of the day before. */
function serving(merchant: Merchant, queue: Queue, { locale, now }: Context): Figure {
  const served = servedNumber(merchant, queue, now);
  return {
    label: WORDS[locale].serving,
    value: served?.ticketValue ?? null,
    ...(served?.isOfDayBefore ? { hint: OF_DAY_BEFORE[locale] } : {}),
  };
}

/** S-05: day and time of the first show that can be booked; if there is none, of the next one to come. */
function nextShow(merchant: Merchant, queue: Queue, { locale, now }: Context): Figure {
  const words = WORDS[locale];
  const { blocker, next } = eventState(merchant, queue, now);
  if (!next) return { label: words.nextShow, value: null };
  const { timezone: timeZone } = merchant;
  const time = clock(next.startsAt, locale, timeZone);
  return {
    label: blocker === null ? words.nextShow : words.comingShow,
    value: dayAndTime({ date: next.date, time }, { locale, timeZone, now }),
  };
}

function wait(
  waitSeconds: number | null,
  { timezone: timeZone }: Merchant,
  { locale, now, range }: Context & { range: WaitRange },
): Figure {
  const words = WORDS[locale];
  const figure = waitFigure({ waitSeconds, range, now }, { locale, timeZone });
  if (!figure) return { label: words.wait, value: null };
  const { kind, minutes, time } = figure;
  const hint = figure.hint ?? words.servedAround.replace('{time}', time);
  return kind === 'clock'
    ? { label: words.until, value: time, hint }
    : { label: words.wait, value: words.minutes.replace('{count}', String(minutes)), hint };
}
