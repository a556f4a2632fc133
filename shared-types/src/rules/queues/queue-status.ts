export type QueueStatus = 'opened' | 'paused' | 'closed';

type QueueDay = {
  closed: boolean;
  paused: boolean;
  /** Slots the merchant has on that day. */
  slotCount: number;
};

/** QUE-039, X-03: whether nobody may join, for whatever reason. Buttons ask this. */
export function isQueueClosed({ closed, paused, slotCount }: QueueDay): boolean {
  return closed || paused || slotCount === 0;
}

/** QUE-038, QUE-040: what a label says; a paused queue is never called closed. */
export function queueStatus({ closed, paused, slotCount }: QueueDay): QueueStatus {
  if (closed) return 'closed';
  if (paused) return 'paused';
  return slotCount === 0 ? 'closed' : 'opened';
}
