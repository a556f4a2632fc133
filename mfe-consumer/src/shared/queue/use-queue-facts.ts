import type { Merchant, Queue } from '@turno/shared-types';
import {
  OF_DAY_BEFORE,
  type ServedNumber,
  servedNumber,
  type WaitRange,
  waitingIn,
} from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import type { Fact } from './facts.tsx';
import { nextShow } from './next-show.ts';
import { dayOf, queueState } from './queue-state.ts';
import { useShortWait } from './use-wait-words.ts';

/**
 * CON-033: people, wait or opening time, and the number being served of one queue; for an event, its first free show or the next one to come. X-23: no
 * wait is a dash, which screen readers do not announce as unknown.
 */
export function useQueueFacts(merchant: Merchant, queue: Queue, now: Date): Fact[] {
  const t = useWords();
  const shortWait = useShortWait(merchant.timezone);
  const servingFact = useServingFact();
  const figures = queueFigures(merchant, queue, now);
  const { people, waitSeconds, range, isImmediate, opensAt, served } = figures;
  const inQueue = { label: t('queue.inQueue'), value: people };
  if (queue.type === 'event') return [inQueue, nextShow(t, merchant, [queue], now)];
  return [
    inQueue,
    opensAt === null
      ? { ...shortWait(waitSeconds, now, range), ...(isImmediate && { none: t('wait.none') }) }
      : { label: t('queue.opening'), value: opensAt },
    servingFact(t('queue.serving'), served),
  ];
}

/** S-05: the number being served, with a hint if it is of the day before, because a reader of today may have the same one. */
export function useServingFact(): (label: string, served: ServedNumber | null) => Fact {
  const locale = useAtomValue(localeAtom);
  return (label, served) => ({
    label,
    value: served?.ticketValue ?? null,
    ...(served?.isOfDayBefore ? { hint: OF_DAY_BEFORE[locale] } : {}),
  });
}

type QueueFigures = {
  people: number;
  /** Seconds; `null` if the opening time is shown instead, there is no wait, or it would end after closing (S-04). */
  waitSeconds: number | null;
  range: WaitRange;
  /** Whether the next person would most likely not be called before closing. */
  isTooLate: boolean;
  /** whether a person who joins now is next. */
  isImmediate: boolean;
  /** `HH:mm` */
  opensAt: string | null;
  served: ServedNumber | null;
};

/** CON-033: the figures that describe a queue. */
export function queueFigures(merchant: Merchant, queue: Queue, now: Date): QueueFigures {
  const { label, opensAt, isTooLate, isImmediate } = queueState(merchant, queue, now);
  const day = dayOf(queue);
  const wait = day?.estimatedWaitingTime ?? 0;
  return {
    people: waitingIn(queue).people,
    waitSeconds: label === 'open' && wait > 0 && !isTooLate ? wait : null,
    isTooLate,
    isImmediate,
    range: { waitLow: day?.waitLow, waitHigh: day?.waitHigh, estimatedAt: day?.estimatedAt },
    opensAt: label === 'opens' ? opensAt : null,
    // Computed on access, because the home page's list needs only the wait.
    get served() {
      return servedNumber(merchant, queue, now);
    },
  };
}
