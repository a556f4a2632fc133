import { ApiError } from '@turno/kit';
import { callNext } from '../../src/calling/actions/call-next.ts';
import { changeCounter } from '../../src/calling/actions/change-counter.ts';
import type { Deps } from '../../src/deps.ts';
import { removeTicket } from '../../src/line-up/actions/remove-ticket.ts';
import { takeNumber } from '../../src/line-up/actions/take-number.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';
import { NOW } from '../factories.ts';
import { Killed } from './memory-steps.ts';

export const COUNTER = 1;
export const LIMIT = 2;
const PLACE = { merchantId: 1, queueId: COUNTER, counterId: COUNTER };
const UNTIL = new Date('2026-11-21T23:00:00Z');
const TRIES = 8;

export type Act =
  | { kind: 'take'; userId: number; counterId: number; key: string }
  | { kind: 'next'; key: string; expected: number | null }
  | { kind: 'remove'; userId: number }
  | { kind: 'close' | 'pause' };

/** One act, when it began and ended in the order of steps, and what was answered; `null` without an answer. */
export type Done = {
  act: Act;
  from: number;
  to: number;
  answer: 'done' | 'refused' | null;
  ticket?: TicketRecord;
};

/** Does an act as a client does that asks again under its key until it is answered. */
export async function perform(
  deps: Deps,
  act: Act,
  { clock, done }: { clock: () => number; done: Done[] },
): Promise<void> {
  const from = clock();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const ticket = await once(deps, act, done);
      done.push({ act, from, to: clock(), answer: 'done', ...(ticket ? { ticket } : {}) });
      return;
    } catch (error) {
      if (error instanceof Killed || isUnavailable(error)) continue;
      if (!(error instanceof ApiError)) throw error;
      done.push({ act, from, to: clock(), answer: 'refused' });
      return;
    }
  }
  done.push({ act, from, to: Number.POSITIVE_INFINITY, answer: null });
}

const isUnavailable = (error: unknown) =>
  error instanceof ApiError && error.code === 'service_unavailable';

async function once(deps: Deps, act: Act, done: readonly Done[]): Promise<TicketRecord | null> {
  if (act.kind === 'take') return take(deps, act);
  if (act.kind === 'next') {
    const command = { ...PLACE, userId: 9, idempotencyKey: act.key, expectedCounter: act.expected };
    return (await callNext(deps, command)).tickets[0] ?? null;
  }
  if (act.kind === 'remove') {
    const { userId } = act;
    const own = done.find(
      (each) => each.act.kind === 'take' && each.ticket?.userId === userId,
    )?.ticket;
    if (!own) return null;
    await removeTicket(deps, { userId, counterId: own.counterId, number: own.number });
    return own;
  }
  const change = act.kind === 'close' ? { closed: true } : { paused: true };
  await changeCounter(deps, { ...PLACE, change });
  return null;
}

/** Takes a `close` or a `pause` back. */
export async function takeBack(deps: Deps, kind: 'close' | 'pause'): Promise<void> {
  const change = kind === 'close' ? { closed: false } : { paused: false };
  await changeCounter(deps, { ...PLACE, change });
}

function take(
  deps: Deps,
  { userId, counterId, key }: Extract<Act, { kind: 'take' }>,
): Promise<TicketRecord> {
  const ticketId = `${userId}|${counterId}|${key}`;
  const common = { ticketId, requestText: ticketId };
  return takeNumber(deps.store.steps, {
    counter: { id: counterId, queueId: counterId, merchantId: 1, date: '2026-11-21' },
    request: {
      ...common,
      userId,
      paxCount: 1,
      displayName: null,
      phone: null,
      firstWaitSeconds: 0,
      at: NOW,
      allowance: { limit: LIMIT, categoryId: null, categoryLimit: null },
      until: UNTIL,
    },
  });
}
