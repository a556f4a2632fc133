import type { UndoReason } from '@turno/shared-types';

/** Some of a party entered with one scan. */
export type TicketEntry = {
  /** The scan, so that it enters once. */
  nonce: string;
  at: Date;
  paxCount: number;
  /** S-15: how many people of the party it left outside; absent from entries of an older release. */
  peopleLeft?: number;
  undoneAt: Date | null;
  undoReason: UndoReason | null;
  /** S-15: the same of its undo; absent before that, and from undos of an older release. */
  peopleLeftAtUndo?: number;
  /** Whether an API key undid it: nobody who undoes it again is on record for that (S-08). */
  isUndoneByKey?: boolean;
};

/** Whether people of a ticket are inside; it neither waits again nor moves then. */
export function hasEntered({ entries = [] }: { entries?: readonly TicketEntry[] }): boolean {
  return entries.some(({ undoneAt }) => !undoneAt);
}
