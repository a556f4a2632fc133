import { ApiError, isRejection, runUntilAway } from '@turno/kit';
import type { CallOutput, CallReply, reservePassesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { ANY_VENUE, type Pass, passBlocker } from '../passes/index.ts';
import { countAtOffice } from './office-uses.ts';
import type { ExpiredHold } from './store/removals.ts';

type ReserveRequest = CallOutput<typeof reservePassesCall>['body'];
type Reserved = CallReply<typeof reservePassesCall>['reserved'];
type Person = ReserveRequest['passOwners'][number];

/** Other tickets may change the uses of a pass between two attempts; a reservation gives up after this many. */
const ATTEMPTS = 40;

/**
 * Holds a use of each pass for a ticket, all or none. A retry for the same ticket returns the same result and renews the holds;
 * a failed attempt removes only its own holds, because the ticket of an earlier attempt may exist. A rejected ticket stays
 * rejected: a delayed copy of its request must not hold a use after its holder has received the rejection. Each pass is one
 * conditional update; holds left by a crash expire and are resolved by asking queues.
 */
export async function reservePasses(deps: Deps, request: ReserveRequest): Promise<Reserved> {
  const reserved: Reserved = [];
  const ownerIds = request.passOwners.map(({ id }) => id);
  const owners = await deps.store.passOwners.findAmong(request.userId, ownerIds);
  for (const person of request.passOwners) {
    const name = owners.find(({ id }) => id === person.id)?.name;
    try {
      const pass = await holdOne(deps, request, person, name !== undefined);
      const use = pass.usages.find(({ ticketId }) => ticketId === request.ticketId);
      reserved.push({
        passId: pass.id,
        passOwnerId: person.id,
        ownerName: name ?? null,
        passTypeName: pass.passType.name,
        expiresAt: (use?.expiresAt ?? deps.now()).toISOString(),
      });
    } catch (error) {
      if (error instanceof ApiError) {
        await deps.store.uses.undo(request.ticketId, request.attemptId);
      }
      throw error;
    }
  }
  return reserved;
}

async function holdOne(
  deps: Deps,
  request: ReserveRequest,
  { id: ownerId, passId }: Person,
  isOwnerKnown: boolean,
): Promise<Pass> {
  const { userId, merchantId, queueId, date, ticketId, attemptId, passMode } = request;
  const at = request.at ? new Date(request.at) : deps.now();
  const entrance = {
    merchantId,
    queueId,
    date,
    at,
    gateId: null,
    venue: request.venue ?? ANY_VENUE,
  };
  const wanted = { ...entrance, passMode, ownerId, ticketId };
  // Each hold is a separate use at the ticket office, which never counts a use again after it was given back.
  const useId = deps.newKey();
  const { uses } = deps.store;
  const hold = { ticketId, attemptId, merchantId, queueId, date, at, useId };
  let mayFree = true;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [pass = null] = await deps.store.passes.findAmong(userId, [passId]);
    const isHeld = pass?.usages.some((use) => use.ticketId === ticketId) ?? false;
    const rejected = pass?.refusals?.find((each) => each.ticketId === ticketId);
    if (rejected && !isHeld) throw rejection(rejected);
    const blocker = passBlocker({ isOwnerKnown, pass }, wanted);
    if (blocker || !pass) {
      // Some uses may be held for tickets that were never created.
      const isFreed = mayFree && pass && (await freeExpiredHolds(deps, passId));
      mayFree = false;
      if (isFreed) continue;
      const isDecided = isHeld || !pass || !blocker;
      if (isDecided || (await uses.refuse(pass.id, { ticketId, ...blocker }))) {
        throw rejection(blocker);
      }
      continue;
    }
    const held = isHeld ? await uses.renew(pass, hold) : await uses.hold(pass, hold);
    if (held) return countOrRefuse(deps, held, ticketId);
  }
  throw new ApiError('service_unavailable');
}

/** The rejection is stored while the hold still exists, so that no copy can hold a use in between. */
async function countOrRefuse(deps: Deps, held: Pass, ticketId: string): Promise<Pass> {
  try {
    return await countAtOffice(deps, held, ticketId);
  } catch (error) {
    if (isRejection(error)) {
      await deps.store.uses.refuseAtOffice(held.id, { ticketId, code: error.code, from: null });
    }
    throw error;
  }
}

function rejection(blocker: ReturnType<typeof passBlocker>): ApiError {
  const { code, from = null } = blocker ?? { code: 'pass_not_found' };
  return new ApiError(code, from && { from: from.toISOString() });
}

const BATCH = 200;

/** Resolves a bounded batch of expired holds of all passes, for the sweeper. */
export async function resolveExpiredHolds(deps: Deps): Promise<void> {
  const expired = await deps.store.uses.findExpired({ limit: BATCH });
  await runUntilAway(expired, (hold) => resolve(deps, hold));
}

/** Resolves the expired holds of one pass; returns whether any use became free. */
async function freeExpiredHolds(deps: Deps, passId: number): Promise<boolean> {
  let isAnyFreed = false;
  for (const hold of await deps.store.uses.findExpired({ limit: BATCH, passId })) {
    isAnyFreed = (await resolve(deps, hold)) || isAnyFreed;
  }
  return isAnyFreed;
}

/** Asks queues whether the ticket exists: confirms its hold if so, releases it otherwise. */
async function resolve({ store, queues }: Deps, hold: ExpiredHold): Promise<boolean> {
  const status = await queues.ticketStatus(hold.ticketId);
  if (status === 'exists') await store.uses.confirm(hold.ticketId);
  else await store.uses.releaseExpired(hold);
  return status === 'gone';
}
