import { ApiError } from '@turno/kit';
import type { CallOutput, CallReply, reservePassesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { type Pass, passBlocker } from '../passes/index.ts';
import type { ExpiredHold } from './store/uses.ts';

type ReserveRequest = CallOutput<typeof reservePassesCall>['body'];
type Reserved = CallReply<typeof reservePassesCall>['reserved'];
type Person = ReserveRequest['passOwners'][number];

/**
 * Holds a use of each pass for a ticket, all or none. A retry for the same ticket returns the same result and renews the
 * holds; one that fails undoes its own holds only, since the ticket of an earlier attempt may exist. Each pass is one conditional update; holds left by a crash expire and are resolved by asking queues.
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
      if (error instanceof ApiError && reserved.length > 0) {
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
  { id: passOwnerId, passId }: Person,
  isOwnerKnown: boolean,
): Promise<Pass> {
  const { userId, merchantId, queueId, date, ticketId, attemptId, passMode } = request;
  const wanted = { passMode, date, ownerId: passOwnerId, ticketId };
  for (const isLast of [false, true]) {
    const [pass = null] = await deps.store.passes.findAmong(userId, [passId]);
    const code = passBlocker({ isOwnerKnown, pass }, wanted);
    if (code !== null && code !== 'pass_used_up') throw new ApiError(code);
    const hold = { passId, userId, passOwnerId, ticketId, attemptId, merchantId, queueId, date };
    const held = code === null ? await deps.store.uses.hold(hold) : null;
    if (held?.usages.some((use) => use.ticketId === ticketId)) return held;
    // Some uses may be held for tickets that were never created.
    if (isLast || !(await freeExpiredHolds(deps, passId))) break;
  }
  throw new ApiError('pass_used_up');
}

const BATCH = 200;

/** Resolves a bounded batch of expired holds of all passes (the sweeper's work). */
export async function resolveExpiredHolds(deps: Deps): Promise<void> {
  for (const hold of await deps.store.uses.findExpired({ limit: BATCH })) await resolve(deps, hold);
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
