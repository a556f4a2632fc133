import { type EntranceCheck, type UndoReason, undoCheckInCall } from '@turno/shared-types';
import { isUndoable } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { checkEntryAtom, type ErrorWords, resultAtom } from './check-in-atoms.ts';
import { changeHistoryAtom, historyKeyAtom } from './history-atoms.ts';

/** Whether staff can undo the entry of a check; the services judge by their own clock. */
export function isCheckUndoable({ entryId, readAt, undone }: EntranceCheck, now: Date): boolean {
  const at = new Date(readAt);
  return entryId !== undefined && isUndoable({ at, undoneAt: undone && at }, now);
}

/** Undoes an entry: its people are outside again, and its code can be scanned again. Throws on failure. */
export const undoAtom = atom(
  null,
  async (get, set, check: EntranceCheck, reason: UndoReason): Promise<void> => {
    const { entryId } = check;
    const merchantId = get(merchantAtom)?.id;
    const historyKey = get(historyKeyAtom);
    if (entryId === undefined || merchantId === undefined) throw new Error('nothing to undo');
    const body = { entryId, reason };
    await send(get(httpAtom), undoCheckInCall, { params: { merchantId }, body });
    const mark = (each: EntranceCheck) =>
      each.entryId === entryId ? { ...each, undone: reason } : each;
    set(changeHistoryAtom, { historyKey, change: (checks) => checks.map(mark) });
    const result = get(resultAtom);
    if (result?.check.entryId === entryId) {
      set(resultAtom, { ...result, check: mark(result.check) });
    }
  },
);

/**
 * Admits fewer people of a party than its scan did: undoes that entry and admits the smaller number. Throws if the undo fails.
 */
export const admitFewerAtom = atom(
  null,
  async (_get, set, check: EntranceCheck, paxCount: number, words: ErrorWords): Promise<void> => {
    await set(undoAtom, check, 'wrong_pax_count');
    await set(checkEntryAtom, { token: check.token, paxCount }, words);
  },
);
