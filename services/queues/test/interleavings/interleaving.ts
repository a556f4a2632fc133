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
const QUEUE_REF = { merchantId: 1, queueId: COUNTER, counterId: COUNTER };
const UNTIL = new Date('2026-11-21T23:00:00Z');
const TRIES = 8;

/** What each key of a call stands for: single calls of two desks, one that saw a number, and groups. */
const COMMANDS = {
  x: {},
  y: { deskId: 1 },
  z: { expectedCounter: 0 },
  u: { paxCount: 2 },
  v: { paxCount: 2, deskId: 1 },
} as const;

export type Act =
  | { kind: 'take'; userId: number; counterId: number; key: string }
  | { kind: 'next'; key: keyof typeof COMMANDS }
  | { kind: 'remove'; userId: number }
  | { kind: 'close' | 'pause' };

/** One act, when it began and ended in the order of steps, and what was answered; `null` without an answer. */
export type Done = {
  act: Act;
  from: number;
  to: number;
  answer: 'done' | 'refused' | null;
  ticket?: TicketRecord;
  /** Every ticket that a call names. */
  tickets?: TicketRecord[];
};

/** Does an act as a client does that asks again under its key until it is answered, each time another process. */
export async function perform(
  processes: readonly Deps[],
  act: Act,
  { clock, done }: { clock: () => number; done: Done[] },
): Promise<void> {
  const from = clock();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const deps = processes[attempt % processes.length];
      if (!deps) throw new Error('there is no process');
      done.push({ act, from, ...(await once(deps, act, done)), to: clock(), answer: 'done' });
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

async function once(
  deps: Deps,
  act: Act,
  done: readonly Done[],
): Promise<Pick<Done, 'ticket' | 'tickets'>> {
  if (act.kind === 'take') return { ticket: await take(deps, act) };
  if (act.kind === 'next') {
    const { key } = act;
    const command = { ...QUEUE_REF, userId: 9, idempotencyKey: key, expectedCounter: null };
    const { tickets } = await callNext(deps, { ...command, ...COMMANDS[key] });
    return { tickets, ...(tickets[0] ? { ticket: tickets[0] } : {}) };
  }
  if (act.kind === 'remove') {
    const { userId } = act;
    const own = done.find(
      (each) => each.act.kind === 'take' && each.ticket?.userId === userId,
    )?.ticket;
    if (!own) return {};
    await removeTicket(deps, { userId, counterId: own.counterId, number: own.number });
    return { ticket: own };
  }
  const change = act.kind === 'close' ? { closed: true } : { paused: true };
  await changeCounter(deps, { ...QUEUE_REF, change });
  return {};
}

/** Takes a `close` or a `pause` back. */
export async function takeBack(deps: Deps, kind: 'close' | 'pause'): Promise<void> {
  const change = kind === 'close' ? { closed: false } : { paused: false };
  await changeCounter(deps, { ...QUEUE_REF, change });
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
