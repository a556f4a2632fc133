import { ApiError } from '@turno/kit';
import type { CallOutput, CallReply, reservePassesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { passRefusal } from '../passes/rules.ts';
import type { Pass } from '../passes/store.ts';
import { examineUsages } from './expired-holds.ts';

type Ask = CallOutput<typeof reservePassesCall>['body'];
type Reserved = CallReply<typeof reservePassesCall>['reserved'];
type Person = Ask['passOwners'][number];

/**
 * Holds a use of each pass for a ticket: all or none. Asked again for the same ticket it answers the same and holds on
 * for longer. Each pass is one update; what is left of a process that died is found by asking queues.
 */
export async function reservePasses(deps: Deps, ask: Ask): Promise<Reserved> {
  const reserved: Reserved = [];
  const owners = await deps.store.passOwners.findOf(ask.userId);
  for (const person of ask.passOwners) {
    const name = owners.find(({ id }) => id === person.id)?.name;
    try {
      const pass = await holdOne(deps, ask, person, name !== undefined);
      const use = pass.usages.find(({ ticketId }) => ticketId === ask.ticketId);
      reserved.push({
        passId: pass.id,
        passOwnerId: person.id,
        ownerName: name ?? null,
        passTypeName: pass.passType.name,
        expiresAt: (use?.expiresAt ?? deps.now()).toISOString(),
      });
    } catch (error) {
      // Nothing stands for a ticket that is refused: what was held a moment ago is free again.
      if (error instanceof ApiError && reserved.length > 0) {
        await deps.store.usages.release(ask.ticketId);
      }
      throw error;
    }
  }
  return reserved;
}

async function holdOne(
  deps: Deps,
  ask: Ask,
  { id: passOwnerId, passId }: Person,
  isOwnerKnown: boolean,
): Promise<Pass> {
  const { userId, merchantId, queueId, date, ticketId, passMode } = ask;
  const wanted = { passMode, date, ownerId: passOwnerId, ticketId };
  for (const isLast of [false, true]) {
    const passes = await deps.store.passes.findOf(userId);
    const pass = passes.find(({ id }) => id === passId) ?? null;
    const code = passRefusal({ isOwnerKnown, pass }, wanted);
    if (code !== null && code !== 'pass_used_up') throw new ApiError(code);
    const hold = { passId, userId, passOwnerId, ticketId, merchantId, queueId, date };
    const held = code === null ? await deps.store.usages.hold(hold) : null;
    if (held?.usages.some((use) => use.ticketId === ticketId)) return held;
    // Some uses may be held for tickets that never came to be.
    if (isLast || !(await examineUsages(deps, passId))) break;
  }
  throw new ApiError('pass_used_up');
}
