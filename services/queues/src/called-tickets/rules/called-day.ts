import type { EventPlan, Hours } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { endOfWait, isDayFinished, isDayOver } from '../../queues/index.ts';
import type { DeskCommandKind } from './desk-command.ts';

type Called = {
  queue: EventPlan & Parameters<typeof endOfWait>[0];
  merchant: Hours;
  counter: { date: string; time: string | null };
  now: Date;
};

/**
 * S-05, S-21: why a desk no longer does this with a ticket of a day; `null` while it does. Staff finish whom they called before
 * the day ended, over midnight too. Who is to wait again must still be called: on that day, or on the next one where people go
 * on waiting.
 */
export function calledDayViolation(
  kind: DeskCommandKind | 'move',
  { queue, merchant, counter: { date, time }, now }: Called,
): RuleViolation | null {
  const moment = { date, time, now };
  if (isDayFinished(queue, merchant, moment)) return { code: 'queue_closed' };
  const isReturn = kind === 'put-back' || kind === 'take-back';
  if (!isReturn || !isDayOver(queue, merchant, moment)) return null;
  return endOfWait(queue, merchant, date) <= now ? { code: 'queue_closed' } : null;
}
