export type QueueStatus = 'opened' | 'paused' | 'closed';

type QueueDay = {
  closed: boolean;
  paused: boolean;
  /** Slots the merchant has on that day. */
  slotCount: number;
};

/** QUE-039, X-03: whether joining is impossible, for any reason; it decides the state of buttons. */
export function isQueueClosed({ closed, paused, slotCount }: QueueDay): boolean {
  return closed || paused || slotCount === 0;
}

/** QUE-038, QUE-040: the status shown on a label; a paused queue is never shown as closed. */
export function queueStatus({ closed, paused, slotCount }: QueueDay): QueueStatus {
  if (closed) return 'closed';
  if (paused) return 'paused';
  return slotCount === 0 ? 'closed' : 'opened';
}

/** QUE-048: automatic queues are paused as a group only when every current counter of theirs is. */
export function isGroupPaused(counters: readonly { paused: boolean }[]): boolean {
  return counters.length > 0 && counters.every(({ paused }) => paused);
}
