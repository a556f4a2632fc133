import { ApiError } from '@turno/kit';
import type { CallOutput, CallReply, undoEntryCall } from '@turno/shared-types';
import { UNDO_ENTRY_SECONDS } from '@turno/shared-types/constants';
import type { Deps } from '../../ticket-views/index.ts';
import { hasEntered } from '../../tickets/index.ts';
import { announceEntry, entryOf } from './check-in-ticket.ts';
import { recordEntry } from './record-entry.ts';

type UndoRequest = CallOutput<typeof undoEntryCall>['body'];

/** Undoes a recent entry, exactly once; a repeated request gets the same answer. */
export async function undoCheckIn(
  deps: Deps,
  { merchantId, queueDailyCounterId: counterId, counter: number, nonce, reason, by }: UndoRequest,
): Promise<CallReply<typeof undoEntryCall>> {
  const at = deps.now();
  const enteredSince = new Date(at.getTime() - UNDO_ENTRY_SECONDS * 1_000);
  const entryToUndo = { merchantId, counterId, number, nonce, enteredSince };
  const undo = { ...entryToUndo, at, reason, isByKey: !by };
  const undone = await deps.store.tickets.undoEntry(undo);
  if (undone) await announceEntry(deps, undone);
  const ticket = undone ?? (await deps.store.tickets.findNumberNow(counterId, number));
  const entry = ticket?.entries?.find((each) => each.nonce === nonce);
  if (!ticket || !entry || ticket.merchantId !== merchantId) throw new ApiError('ticket_not_found');
  if (!entry.undoneAt) throw new ApiError('undo_too_late', { n: UNDO_ENTRY_SECONDS });
  await recordEntry(deps, 'undo-entry', ticket, { nonce, by });
  const [queue] = await deps.store.queues.findMany([ticket.queueId]);
  if (!queue) throw new ApiError('ticket_not_found');
  return { ...entryOf(ticket, queue, nonce, true), isAnybodyInside: hasEntered(ticket) };
}
