import { ApiError } from '@turno/kit';
import type { CallReply, StaffRole, UndoReason, undoCheckInCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { attemptsEndedBefore } from './rules.ts';

type UndoRequest = {
  merchantId: number;
  entryId: string;
  reason: UndoReason;
  requestId: string;
  /** The member of staff who undoes the entry; absent for an API key. */
  by?: { userId: number; role: StaffRole };
};

/** Undoes an entry: the journal names its ticket, and queues decides exactly once. */
export async function undoCheckIn(
  { store, queues, now }: Pick<Deps, 'store' | 'queues' | 'now'>,
  { merchantId, entryId, reason, requestId, by }: UndoRequest,
): Promise<CallReply<typeof undoCheckInCall>> {
  const scan = await store.checkIns.find(entryId, merchantId);
  if (scan?.outcome?.kind !== 'admitted') throw new ApiError('ticket_not_found');
  const { queueDailyCounterId, counter, passTicketId: ticketId } = scan.outcome.admission;
  const undo = { merchantId, queueDailyCounterId, counter, nonce: entryId, reason, by };
  const { isAnybodyInside, ...undone } = await queues.undo(undo, requestId);
  // Older releases of queues return only how many people are left.
  const isAnybodyIn = isAnybodyInside ?? undone.peopleLeft !== undone.paxCount;
  const endedBefore = isAnybodyIn ? null : attemptsEndedBefore(now());
  if (ticketId) await store.uses.leave({ ticketId, entryId, endedBefore });
  return { entryId, ...undone };
}
