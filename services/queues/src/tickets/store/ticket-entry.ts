import type { UndoReason } from '@turno/shared-types';

/** Some of a party entered with one scan. */
export type TicketEntry = {
  /** The scan, so that it enters once. */
  nonce: string;
  at: Date;
  paxCount: number;
  undoneAt: Date | null;
  undoReason: UndoReason | null;
};

/** Whether people of a ticket are inside; it neither waits again nor moves then. */
export function hasEntered({ entries = [] }: { entries?: readonly TicketEntry[] }): boolean {
  return entries.some(({ undoneAt }) => !undoneAt);
}
