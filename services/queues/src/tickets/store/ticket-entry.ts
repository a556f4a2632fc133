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
