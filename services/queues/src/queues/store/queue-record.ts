import type { QueueFacts } from '../rules/queue-facts.ts';

export type QueueRecord = QueueFacts & {
  id: number;
  merchantId: number;
  shortName: string;
  /** The letters before its numbers, unique among the queues of a merchant (S-01). */
  ticketPrefix: string;
  parentQueueId: number | null;
};
