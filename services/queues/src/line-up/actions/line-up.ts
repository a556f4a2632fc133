import { ApiError } from '@turno/kit';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { seatsOf } from '@turno/shared-types/rules';
import { hashedId, hashedKey, randomKey } from '../../core/index.ts';
import { announceJoinOrLeave, carriedAhead, estimateOf } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import { endOfWait } from '../../queues/index.ts';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import { type FirstWait, type TicketRecord, ticketEvent } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { lineUpRequestText } from '../rules/line-up-request.ts';
import {
  assertAllowed,
  type LineUp,
  type LineUpContext,
  loadLineUpContext,
  partyOf,
  raiseTo,
  revisionsOf,
} from './line-up-context.ts';
import { passClaimOf } from './pass-claim.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { StaleSettings, type TakeNumberRequest, takeNumber } from './take-number.ts';
import { notifyPasses } from './ticket-passes.ts';

/** Takes a number for the caller or the caller's customer; a repeated request gets the same ticket. */
export async function lineUp(deps: Deps, request: LineUp): Promise<LoadedTicket> {
  const { caller, idempotencyKey: key } = request;
  const ticketId = key === null ? randomKey() : hashedKey(`${caller.userId}|${key}`);
  const loaded = await takeOnce(deps, request, ticketId);
  await announceJoinOrLeave(deps, loaded.ticket);
  await notifyPasses(deps, loaded.ticket);
  return loaded;
}

/** A request that fails now may have succeeded before, so a retry gets the ticket of its first attempt. */
async function takeOnce(deps: Deps, request: LineUp, ticketId: string): Promise<LoadedTicket> {
  try {
    return await take(deps, request, ticketId);
  } catch (error) {
    const ticket = error instanceof ApiError ? await replay(deps, request, ticketId) : null;
    if (!ticket) throw error;
    return loadedTicket(deps, ticket);
  }
}

async function loadedTicket(
  { store }: Deps,
  ticket: TicketRecord,
  context?: LineUpContext,
): Promise<LoadedTicket> {
  const known = context && { merchant: context.merchant, queues: [context.queue] };
  const loaded = await loadTicket(store, ticket, known);
  if (!loaded) throw new ApiError('queue_not_found');
  return loaded;
}

/** The ticket that this request created before. */
async function replay(deps: Deps, request: LineUp, ticketId: string): Promise<TicketRecord | null> {
  if (request.idempotencyKey === null) return null;
  const ticket = await deps.store.steps.findTicket(ticketId);
  if (ticket && ticket.requestText !== lineUpRequestText(request.queueId, request.body, request)) {
    throw new ApiError('idempotency_key_reused');
  }
  return ticket;
}

/** How often managers may change the queue during a line-up. */
const ATTEMPTS = 20;

/** Takes the number; judges the request again when a manager has changed the queue meanwhile (S-10). */
async function take(deps: Deps, request: LineUp, ticketId: string): Promise<LoadedTicket> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const context = await loadLineUpContext(deps, request);
    try {
      return await takeAsJudged(deps, { request, context, ticketId });
    } catch (error) {
      if (!(error instanceof StaleSettings)) throw error;
      // An edit in progress, or interrupted, must not be applied after this, because a person is about to join.
      await raiseTo(deps, error.fence, context);
    }
  }
  throw new ApiError('service_unavailable');
}

type Judged = { request: LineUp; context: LineUpContext; ticketId: string };

async function takeAsJudged(
  deps: Deps,
  { request, context, ticketId }: Judged,
): Promise<LoadedTicket> {
  const { counter } = context;
  if (counter?.pendingTickets.some((pending) => pending.ticketId === ticketId)) {
    // A process died after allocating the number: its ticket is completed, whatever the state of the queue is now.
    await finishPendingTickets(deps.store.steps, counter.id);
    const ticket = await replay(deps, request, ticketId);
    if (ticket) return loadedTicket(deps, ticket, context);
  }
  assertAllowed(request, context, deps.now());
  if (!counter) throw new ApiError('slot_not_bookable');
  const taking = await takeNumberRequest(deps, request, { ...context, counter, ticketId });
  return loadedTicket(deps, await takeNumber(deps.store.steps, taking), context);
}

type LineUpTarget = LineUpContext & { counter: CounterRecord; ticketId: string };

async function takeNumberRequest(
  deps: Deps,
  request: LineUp,
  target: LineUpTarget,
): Promise<TakeNumberRequest> {
  const { merchant, queue, counter, slot, ticketId } = target;
  const now = deps.now();
  const waitOf = await firstWaits(deps, target, request.moved?.at.getTime());
  if (merchant.endsNumbersAtClosing && !request.isStaff && !request.moved) {
    await assertInTime(deps, target);
  }
  return {
    counter,
    waitOf,
    revisions: revisionsOf(target),
    isWaitingHere: request.isWaitingHere ?? false,
    ...(slot ? { seats: seatsOf(queue) } : {}),
    ...passClaimOf(deps, request, target),
    request: {
      ticketId,
      userId: holderOf(request, ticketId),
      paxCount: partyOf(request.body),
      displayName: request.body.displayName || null,
      phone: request.body.phone || null,
      requestText: lineUpRequestText(request.queueId, request.body, request),
      ...waitOf(counter.lastNumber + 1),
      at: now,
      allowance: {
        ...(await limitsOf(deps, merchant, request)),
        ...(target.parent ? { family: target.parent.id } : {}),
      },
      until: endOfWait(queue, merchant, target.day.date),
      ...(merchant.hasWebhooks && !request.moved
        ? { eventsDue: [ticketEvent('ticket.joined', { ticketId, at: now })] }
        : {}),
      ...request.moved,
    },
  };
}

/** QUE-052 */
function holderOf({ isStaff, isForAnybody, caller }: LineUp, ticketId: string): number {
  return isStaff || isForAnybody ? hashedId(ticketId) : caller.userId;
}

/** QUE-059: tickets count towards the parent category, which may set a limit. */
async function limitsOf({ store }: Deps, { categoryId }: MerchantRecord, { moved }: LineUp) {
  const { categories } = await store.catalog.read();
  const own = categoryId === null ? undefined : categories.get(categoryId);
  const parent = own && own.parentId !== null ? categories.get(own.parentId) : own;
  const categoryLimit = parent?.maxActiveTicketsPerUser ?? null;
  // The ticket that is moved here still counts, but ends in a moment.
  const spare = moved ? 1 : 0;
  return {
    limit: MAX_TICKETS_PER_USER + spare,
    categoryId: parent?.id ?? null,
    categoryLimit: categoryLimit && categoryLimit + spare,
  };
}

/** Rejects a number that would most likely not be called before closing, judging by the stored state. */
async function assertInTime({ store, now }: Deps, target: LineUpTarget): Promise<void> {
  const { counter, queue, before, day, slot } = target;
  const figures = (await store.figures.read([counter.id])).get(counter.id);
  const estimator = estimateOf({ queue, figures, before, day, slot, now: now() });
  const ahead = (figures?.waiting.numbers.length ?? 0) + carriedAhead(target, undefined);
  if (estimator.isTooLate(ahead)) {
    throw new ApiError('too_late_today');
  }
}

/** Returns the quoted wait of each next number. */
async function firstWaits(
  { store, now }: Deps,
  target: LineUpTarget,
  joinedAt: number | undefined,
): Promise<(number: number) => FirstWait> {
  const { counter, queue, before, day, slot } = target;
  const figures =
    store.figures.peek(counter.id) ??
    (await store.figures.readBounded([counter.id])).get(counter.id);
  const estimator = estimateOf({ queue, figures, before, day, slot, now: now() });
  const { lastNumber } = figures?.counter ?? counter;
  const ahead = (figures?.waiting.numbers.length ?? 0) + carriedAhead(target, joinedAt);
  // Numbers issued since the figures were read all wait in front of it.
  return (number) => {
    const { seconds, range } = estimator.of(ahead + number - lastNumber - 1);
    return {
      firstWaitSeconds: seconds,
      ...(range ? { firstWaitRange: { low: range.waitLow, high: range.waitHigh } } : {}),
    };
  };
}
