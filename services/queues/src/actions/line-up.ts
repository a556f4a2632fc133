import { Refusal } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import type { Deps } from '../deps.ts';
import { waitSeconds } from '../rules/estimate.ts';
import { lineUpRefusal } from '../rules/line-up.ts';
import { type LineUpBody, lineUpAsk } from '../rules/line-up-ask.ts';
import { endOfDay, type MerchantDay, merchantDay } from '../rules/merchant-day.ts';
import { paceOf } from '../rules/pace.ts';
import { hashedId, hashedKey, randomKey } from '../store/ids.ts';
import type { CounterRecord, MerchantRecord, QueueRecord, TicketRecord } from '../store/records.ts';
import { announceQueue } from './announce.ts';
import { helpCounter } from './pending.ts';
import { takeNumber } from './take-number.ts';

export type LineUp = {
  merchantId: number;
  queueId: number;
  caller: { userId: number; role: Role };
  /** Staff add a customer, who gets an internal guest's id (QUE-052). */
  isStaff: boolean;
  body: LineUpBody;
  idempotencyKey: string | null;
};

type Scene = {
  merchant: MerchantRecord;
  queue: QueueRecord;
  counter: CounterRecord;
  day: MerchantDay;
};

/** Takes a number for the caller, or for a customer of the caller's; a repeated request gets the same ticket. */
export async function lineUp(deps: Deps, ask: LineUp): Promise<TicketRecord> {
  const { caller, idempotencyKey: key } = ask;
  const ticketId = key === null ? randomKey() : hashedKey(`${caller.userId}|${key}`);
  const ticket = (await replay(deps, ask, ticketId)) ?? (await take(deps, ask, ticketId));
  await announceQueue(deps, ticket);
  return ticket;
}

/** The ticket this very request made before. */
async function replay(deps: Deps, ask: LineUp, ticketId: string): Promise<TicketRecord | null> {
  if (ask.idempotencyKey === null) return null;
  const ticket = await deps.store.steps.findTicket(ticketId);
  if (ticket && ticket.ask !== lineUpAsk(ask.queueId, ask.body)) {
    throw new Refusal('idempotency_key_reused');
  }
  return ticket;
}

async function take(deps: Deps, ask: LineUp, ticketId: string): Promise<TicketRecord> {
  const scene = await sceneOf(deps, ask);
  const { counter, merchant, queue } = scene;
  if (counter.pending.some((pending) => pending.ticketId === ticketId)) {
    // The number stands since a process died on the way: finish it, whatever the queue says by now.
    await helpCounter(deps.store.steps, counter.id);
    const ticket = await replay(deps, ask, ticketId);
    if (ticket) return ticket;
  }
  refuse(ask, scene);
  const now = deps.now();
  const asked = lineUpAsk(ask.queueId, ask.body);
  const { categoryId, categoryLimit } = await categoryOf(deps, merchant);
  return takeNumber(deps.store.steps, {
    counter,
    now,
    ask: {
      ticketId,
      userId: ask.isStaff ? hashedId(ticketId) : ask.caller.userId,
      paxCount: ask.body.paxCount ?? 1,
      displayName: ask.body.displayName || null,
      phone: ask.body.phone ?? null,
      ask: asked,
      firstWaitSeconds: await firstWait(deps, scene),
      at: now,
    },
    wanted: {
      ticketId,
      queueId: queue.id,
      counterId: counter.id,
      categoryId,
      categoryLimit,
      ask: asked,
      until: endOfDay(now, merchant.timezone),
      limit: MAX_TICKETS_PER_USER,
    },
  });
}

async function sceneOf({ store, now }: Deps, { merchantId, queueId }: LineUp): Promise<Scene> {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new Refusal('queue_not_found');
  const day = merchantDay(merchant, now());
  const [counter] = await store.counters.ensure([{ queueId, merchantId, date: day.date }]);
  if (!counter) throw new Refusal('queue_not_found');
  return { merchant, queue, counter, day };
}

function refuse({ caller, isStaff, body }: LineUp, scene: Scene): void {
  const decline = lineUpRefusal({
    ...scene,
    limits: scene.merchant,
    role: caller.role,
    isStaff,
    paxCount: body.paxCount ?? 1,
  });
  if (decline) throw new Refusal(decline.code, decline.payload ?? null);
}

/** QUE-059: tickets count towards the parent category, which may set a limit. */
async function categoryOf({ store }: Deps, { categoryId }: MerchantRecord) {
  const { categories } = await store.catalog.read();
  const own = categoryId === null ? undefined : categories.get(categoryId);
  const parent = own && own.parentId !== null ? categories.get(own.parentId) : own;
  return {
    categoryId: parent?.id ?? null,
    categoryLimit: parent?.maxActiveTicketsPerUser ?? null,
  };
}

async function firstWait({ store }: Deps, { counter, queue, day }: Scene): Promise<number> {
  const figures = await store.figures.peek(counter.id);
  return waitSeconds(paceOf(queue, figures?.called ?? [], day), figures?.waiting.length ?? 0);
}
