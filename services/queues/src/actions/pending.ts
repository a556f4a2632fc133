import { randomBytes } from 'node:crypto';
import { CODE_BYTES, checkInCode } from '../rules/check-in-code.ts';
import type { LineUpSteps } from '../store/line-up-steps.ts';
import type { CounterRecord, PendingTicket, TicketRecord } from '../store/records.ts';

export type Day = Pick<CounterRecord, 'id' | 'queueId' | 'merchantId' | 'date'> &
  Partial<Pick<CounterRecord, 'time'>>;

/**
 * Makes the ticket of an allocated number, or gives the number up when its owner has another ticket already.
 * Answers the ticket that stands. Whoever meets a pending number may do this, any number of times.
 */
export async function finishPending(
  steps: LineUpSteps,
  day: Day,
  pending: PendingTicket,
): Promise<TicketRecord> {
  const standing = await steps.insert(ticketOf(day, pending));
  // A ticket of another day may stand under the same id.
  const isOfDay = standing.id === pending.ticketId && standing.counterId === day.id;
  const isMine = isOfDay && standing.number === pending.number;
  if (!isMine) await steps.voidNumber(day.id, pending.number);
  const holdsSeats = isOfDay && standing.state !== 'cancelled';
  if (day.time && !holdsSeats) await steps.freeSeats(day.id, pending.ticketId);
  return standing;
}

/**
 * Finishes every pending number of a counter, so that all numbers up to its `next` have their tickets, and answers the
 * counter as it was read before that.
 */
export async function helpCounter(
  steps: LineUpSteps,
  counterId: number,
): Promise<CounterRecord | null> {
  const counter = await steps.readCounter(counterId);
  if (!counter || counter.pending.length === 0) return counter;
  await Promise.all(counter.pending.map((pending) => finishPending(steps, counter, pending)));
  await steps.dropPending(
    counterId,
    counter.pending.map(({ number }) => number),
  );
  return counter;
}

function ticketOf(day: Day, { at, ticketId, ...pending }: PendingTicket): TicketRecord {
  return {
    ...pending,
    id: ticketId,
    counterId: day.id,
    queueId: day.queueId,
    merchantId: day.merchantId,
    date: day.date,
    ...(day.time ? { time: day.time } : {}),
    code: checkInCode(randomBytes(CODE_BYTES)),
    state: 'waiting',
    createdAt: at,
    executedAt: null,
    canceledAt: null,
    checkedInAt: null,
    nonce: null,
    callExpected: null,
  };
}
