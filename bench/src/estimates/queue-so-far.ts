import type { SimTicket } from './visitors.ts';

/** What staff and visitors of a queue can see; times are seconds since the epoch. */
export type QueueSoFar = {
  counters: number;
  settingSeconds: number;
  waiting: SimTicket[];
  /** Called today, the latest last. */
  called: { ticket: SimTicket; at: number }[];
  resumedAt: number[];
  /** Tickets whose holders left. */
  left: number;
};
