import type { UndoReason } from '@turno/shared-types';

/** The entry of some people of a party by one scan. */
export type TicketEntry = {
  /** The id of the scan, so that it admits people only once. */
  nonce: string;
  at: Date;
  paxCount: number;
  /** S-15: how many people of the party were still outside after it; absent from entries of an older release. */
  peopleLeft?: number;
  undoneAt: Date | null;
  undoReason: UndoReason | null;
  /** S-15: how many were outside after its undo; absent before that, and from undos of an older release. */
  peopleLeftAtUndo?: number;
  /** Whether an API key undid it: a person who repeats the undo is then not recorded (S-08). */
  isUndoneByKey?: boolean;
};

/** Whether people of a ticket are inside; then it can neither wait again nor be moved. */
export function hasEntered({ entries = [] }: { entries?: readonly TicketEntry[] }): boolean {
  return entries.some(({ undoneAt }) => !undoneAt);
}
