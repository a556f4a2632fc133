import type { Merchant, Queue } from '@turno/shared-types';
import { eventState } from '@turno/shared-types/rules';
import { formatDay, formatTime, relativeDay } from '@turno/shared-ui/i18n';
import type { Words } from '../../locales/texts.ts';

type NextShow = { label: string; value: string | null };

/**
 * S-05: day and time of the first show of these events that can be booked, for example "Tomorrow, 20:30"; if there is none, of
 * the next one to come, which its label says.
 */
export function nextShow(
  t: Words,
  merchant: Merchant,
  queues: readonly Queue[],
  now: Date,
): NextShow {
  const states = queues
    .filter(({ type }) => type === 'event')
    .map((queue) => eventState(merchant, queue, now));
  const free = states.filter(({ blocker }) => blocker === null);
  const [slot] = (free.length > 0 ? free : states)
    .flatMap(({ next }) => next ?? [])
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const label = t(free.length > 0 || !slot ? 'queue.nextShow' : 'queue.comingShow');
  return { label, value: slot ? dayAndTime(t, slot, { timezone: merchant.timezone, now }) : null };
}

type Seen = { timezone: string; now: Date };

function dayAndTime(
  t: Words,
  { date, startsAt }: { date: string; startsAt: Date },
  { timezone, now }: Seen,
): string {
  const time = formatTime(startsAt, timezone);
  const day = relativeDay(date, now, timezone);
  if (day === 'today') return time;
  return `${day === 'tomorrow' ? t('day.tomorrow') : formatDay(t, date)}, ${time}`;
}
