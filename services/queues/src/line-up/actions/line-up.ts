import { ApiError } from '@turno/kit';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { endOfDay } from '../../calendar/index.ts';
import { hashedId, hashedKey, randomKey } from '../../core/index.ts';
import { announceQueue, estimate, historyOf } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord, TicketRecord } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import { lineUpRequestText } from '../rules/line-up-request.ts';
import { type LineUp, partyOf, assertAllowed, type Scene, loadLineUpContext } from './line-up-context.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { type TakeNumberRequest, takeNumber } from './take-number.ts';
import { notifyPasses } from './ticket-passes.ts';

/** Takes a number for the caller, or for a customer of the caller's; a repeated request gets the same ticket. */
export async function lineUp(deps: Deps, ask: LineUp): Promise<TicketRecord> {
  const { caller, idempotencyKey: key } = ask;
  const ticketId = key === null ? randomKey() : hashedKey(`${caller.userId}|${key}`);
  const ticket = await takeOnce(deps, ask, ticketId);
  await announceQueue(deps, ticket);
  await notifyPasses(deps, ticket);
  return ticket;
}

/** What is refused by now may have been given before: whoever is refused and asked before gets that ticket. */
async function takeOnce(deps: Deps, ask: LineUp, ticketId: string): Promise<TicketRecord> {
  try {
    return await take(deps, ask, ticketId);
  } catch (error) {
    const ticket = error instanceof ApiError ? await replay(deps, ask, ticketId) : null;
    if (!ticket) throw error;
    return ticket;
  }
}

/** The ticket this very request made before. */
async function replay(deps: Deps, ask: LineUp, ticketId: string): Promise<TicketRecord | null> {
  if (ask.idempotencyKey === null) return null;
  const ticket = await deps.store.steps.findTicket(ticketId);
  if (ticket && ticket.ask !== lineUpRequestText(ask.queueId, ask.body, ask.time ?? null)) {
    throw new ApiError('idempotency_key_reused');
  }
  return ticket;
}

async function take(deps: Deps, ask: LineUp, ticketId: string): Promise<TicketRecord> {
  const scene = await loadLineUpContext(deps, ask);
  const { counter } = scene;
  if (counter?.pending.some((pending) => pending.ticketId === ticketId)) {
    // The number stands since a process died on the way: finish it, whatever the queue says by now.
    await finishPendingTickets(deps.store.steps, counter.id);
    const ticket = await replay(deps, ask, ticketId);
    if (ticket) return ticket;
  }
  assertAllowed(ask, scene, deps.now());
  if (!counter) throw new ApiError('slot_not_bookable');
  const taking = await takeNumberRequest(deps, ask, { ...scene, counter, ticketId });
  return takeNumber(deps.store.steps, taking);
}

type Place = Scene & { counter: CounterRecord; ticketId: string };

async function takeNumberRequest(deps: Deps, ask: LineUp, place: Place): Promise<TakeNumberRequest> {
  const { merchant, queue, counter, slot, ticketId } = place;
  const now = deps.now();
  return {
    counter,
    //
    ...(slot ? { seats: queue.eventPaxCapacity ?? 1 } : {}),
    ...passesOf(deps, ask, place),
    ask: {
      ticketId,
      userId: ask.isStaff ? hashedId(ticketId) : ask.caller.userId,
      paxCount: partyOf(ask.body),
      displayName: ask.body.displayName || null,
      phone: ask.body.phone || null,
      ask: lineUpRequestText(ask.queueId, ask.body, ask.time ?? null),
      firstWaitSeconds: await firstWait(deps, place),
      at: now,
      allowance: { limit: MAX_TICKETS_PER_USER, ...(await categoryOf(deps, merchant)) },
      until: endOfDay(now, merchant.timezone),
    },
  };
}

/** PAS-029: the caller's passes are held before the number is given. */
function passesOf({ passes }: Deps, ask: LineUp, place: Place): Pick<TakeNumberRequest, 'passes'> {
  const { passMode, id: queueId } = place.queue;
  const { ticketId, merchant, counter } = place;
  const { passOwners } = ask.body;
  if (passMode === 'free' || !passOwners) return {};
  const { userId } = ask.caller;
  const { date } = counter;
  const holding = {
    ticketId,
    userId,
    merchantId: merchant.id,
    queueId,
    passMode,
    date,
    passOwners,
  };
  return {
    passes: {
      hold: () => passes.hold(holding),
      release: () => passes.release(ticketId),
    },
  };
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

async function firstWait({ store, now }: Deps, place: Place): Promise<number> {
  const { counter, queue, day, slot } = place;
  const figures = await store.figures.peek(counter.id);
  const history = historyOf({ queue, called: figures?.called ?? [], day, slot, now: now() });
  return estimate(history, figures?.waiting.length ?? 0).seconds;
}
