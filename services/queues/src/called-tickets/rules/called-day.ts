import type { Hours } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { isDayFinished, isWaitOver } from '../../queues/index.ts';

type Called = {
  queue: Parameters<typeof isWaitOver>[0];
  merchant: Hours;
  counter: { date: string; time: string | null };
  now: Date;
  /** Whether the ticket waits, or is to wait again. */
  waits: boolean;
};

/**
 * S-05, S-21: why desks do nothing more with a ticket of a day; `null` while they do. They finish whom they called before the
 * day ended, over midnight too. Who waits must still be called: on that day, or on the next one where people go on waiting.
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
