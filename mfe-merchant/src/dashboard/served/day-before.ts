import type { DailyCounter, Queue } from '@turno/shared-types';
import { counterBefore, isCallValid } from '@turno/shared-types/rules';
import { useAtomValue } from 'jotai';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { usePresentDay } from '../present-day.ts';

/** The days of a queue with called tickets to finish: the current one, and after midnight the previous one (S-05). */
export function useDaysToFinish(): (queue: Queue) => DailyCounter[] {
  const merchant = useAtomValue(merchantAtom);
  const day = usePresentDay();
  return (queue) => {
    const before = merchant && counterBefore({ merchant, queue, day });
    const [present] = queue.queue_daily_counters;
    // Until the first message of a new day, the day before is the latest one.
    return [...new Set([present, before])].filter((each) => each !== undefined && each !== null);
  };
}

/**
 * S-05: whether a day of a queue is the one before: people of the present day may have its numbers, so staff read which number
 * is meant.
 */
export function useIsDayBefore(): (counter: Pick<DailyCounter, 'date' | 'time'>) => boolean {
  const { date: present } = usePresentDay();
  return ({ date, time }) => time === null && date < present;
}

/**
 * S-05: the day on which this desk called the ticket that it serves: the previous day until it calls again, or until that
 * ticket has expired.
 */
export function useServingCounter(queue: Queue, counter: DailyCounter): DailyCounter {
  const merchant = useAtomValue(merchantAtom);
  const desk = useAtomValue(deskAtom);
  const { now } = usePresentDay();
  const before = useDaysToFinish()(queue).find(({ id }) => id !== counter.id);
  const call = before && callOfDesk(before, desk);
  if (!merchant || !call || call.ended || !isCallValid(merchant, call, { now })) return counter;
  const since = callOfDesk(counter, desk)?.calledAt ?? '';
  return since < call.calledAt ? before : counter;
}
