/** The slot of its holder's allowance that a ticket occupies: no two waiting tickets share a slot. */
export type AllowanceSlot = {
  /** Counted from 0, below the limit. */
  slot: number;
  /** The slot among the tickets of its category, if that sets a limit. */
  categorySlot?: number;
  /** S-11: the counter of the multi-queue, in whose children a person may wait only once. */
  family?: number;
};

/** S-16: the write-ahead intent to transfer a waiting ticket to an account, in these slots; any process may complete it. */
export type TicketTransfer = {
  id: string;
  to: number;
  slots: AllowanceSlot;
  /** Set when another person accepted the ticket as a gift; that person must not see data of the former holder. */
  gift?: { at: Date };
  /** Set when the guest who held it signed in. */
  takenAlong?: TakenAlong;
};

/** S-16: how the holder took the ticket along from a guest's account, so that its messages follow. */
export type TakenAlong = {
  /** The hash of the guest and the ticket by which the guest's messages are stored. */
  guestsId: string;
  /** The session that took it along, in the browser of the guest; absent when an older release of identity asked. */
  sessionId?: string;
};
