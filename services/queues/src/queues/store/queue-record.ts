import type { PaceProfile } from '@turno/shared-types/waits';
import type { QueueFacts } from '../rules/queue-facts.ts';

export type QueueRecord = QueueFacts & {
  id: number;
  merchantId: number;
  shortName: string;
  /** The letters before its numbers, unique among the queues of a merchant (S-01). */
  ticketPrefix: string;
  parentQueueId: number | null;
  /** The revision, incremented by each change; absent means 0. */
  rev?: number;
  /** The pace learned up to a date; absent until a day of the queue has ended. */
  pace?: LearnedPace;
};

export type LearnedPace = { date: string; profile: PaceProfile };

/** S-10: the revision of all settings that affect a line-up; it grows with each change of one of them. */
export function revisionOf(family: readonly QueueRecord[]): number {
  return family.reduce((sum, { rev = 0 }) => sum + rev, 0);
}
