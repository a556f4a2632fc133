import type { Hours } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { isDayFinished, isWaitOver } from '../../queues/index.ts';

type Called = {
  queue: Parameters<typeof isWaitOver>[0];
  merchant: Hours;
  counter: { date: string; time: string | null };
  now: Date;
  /** Whether the ticket waits, or will wait after the command. */
  waits: boolean;
};

/**
 * S-05, S-21: why desks accept no more commands on a ticket of a day; `null` while they do. They finish tickets that were
 * called before the day ended, even after midnight. A waiting ticket must still be callable: on that day, or on the next one
 * where people go on waiting.
 */
export function calledDayViolation({
  queue,
  merchant,
  counter: { date, time },
  now,
  waits,
}: Called): RuleViolation | null {
  const moment = { date, time, now };
  const isOver =
    isDayFinished(queue, merchant, moment) || (waits && isWaitOver(queue, merchant, moment));
  return isOver ? { code: 'queue_closed' } : null;
}
