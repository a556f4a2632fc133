import type { QueueFacts } from '../rules/queue-facts.ts';

export type QueueRecord = QueueFacts & {
  id: number;
  merchantId: number;
  shortName: string;
  parentQueueId: number | null;
};
