import type { Queue } from '@turno/shared-types';

/** What taking part in a queue means: `ordinary` is the one where anybody takes a number. */
export type QueueKind = 'event' | 'pass' | 'list-only' | 'multi' | 'ordinary';

/** The kind of a queue, in the order of X-29. */
export function queueKind(queue: Queue): QueueKind {
  if (queue.type === 'event') return 'event';
  if (queue.passMode !== 'free') return 'pass';
  if (queue.listOnly) return 'list-only';
  return queue.multiQueue ? 'multi' : 'ordinary';
}
