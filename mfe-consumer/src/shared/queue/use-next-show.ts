import type { Merchant, Queue } from '@turno/shared-types';
import { nextFreeShow } from '@turno/shared-types/rules';
import {
  formatDay,
  formatTime,
  relativeDay,
  type Translate,
  useSharedTexts,
} from '@turno/shared-ui/i18n';

/** S-05: gives day and time of the first show that can be booked, for example "Tomorrow, 20:30". */
export function useNextShow(merchant: Merchant) {
  const t = useSharedTexts();
  return (queue: Queue | null, now: Date) => nextShowText(t, merchant, queue ? [queue] : [], now);
}

/** The same for several queues, in the words of a list, which reads them once for all its rows. */
export function nextShowText(
  t: Translate,
  merchant: Merchant,
  queues: readonly Queue[],
  now: Date,
): string | null {
  const [show] = queues
    .filter(({ type }) => type === 'event')
    .flatMap((queue) => nextFreeShow(merchant, queue, now) ?? [])
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
  if (!show) return null;
  const { timezone } = merchant;
  const { date, startsAt } = show.slot;
  const time = formatTime(startsAt, timezone);
  const day = relativeDay(date, now, timezone);
  if (day === 'today') return time;
  return `${day === 'tomorrow' ? t('day.tomorrow') : formatDay(t, date)}, ${time}`;
}
