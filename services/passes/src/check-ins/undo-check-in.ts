import { ApiError } from '@turno/kit';
import type { CallReply, StaffRole, UndoReason, undoCheckInCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';

type UndoRequest = {
  merchantId: number;
  entryId: string;
  reason: UndoReason;
  requestId: string;
  /** Who undoes it; absent for an API key. */
  by?: { userId: number; role: StaffRole };
};

/** Undoes an entry: the journal says which ticket it was of, and queues decides, exactly once. */
export async function undoCheckIn(
  { store, queues }: Pick<Deps, 'store' | 'queues'>,
  { merchantId, entryId, reason, requestId, by }: UndoRequest,
): Promise<CallReply<typeof undoCheckInCall>> {
  const scan = await store.checkIns.find(entryId, merchantId);
  if (scan?.outcome?.kind !== 'admitted') throw new ApiError('ticket_not_found');
  const { queueDailyCounterId, counter } = scan.outcome.admission;
  const undo = { merchantId, queueDailyCounterId, counter, nonce: entryId, reason, by };
  const undone = await queues.undo(undo, requestId);
  const { passTicketId } = scan.outcome.admission;
  const isAnybodyInside = undone.peopleLeft !== undone.paxCount;
  if (passTicketId && !isAnybodyInside) await store.uses.leave(passTicketId);
  return { entryId, ...undone };
}
