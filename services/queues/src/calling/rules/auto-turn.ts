import type { QueueFacts } from '../../queues/index.ts';

export type AutoQueue = Pick<QueueFacts, 'passMode'> & {
  id: number;
  /** How many tickets are called in one turn. */
  nextRatio: number;
  hasWaiting: boolean;
};
/** The queue whose turn it is, and how many calls of the turn are used. */
export type Turn = { queueId: number | null; served: number };

const RANK = { specific: 0, generic: 1, free: 2 } as const;

/**
 * G-43: the queue that the next automatic call serves, and the turn after it; `null` when no ticket waits. In each round every
 * queue calls as many tickets as its ratio, the Fast Track first; an empty queue gives up the rest of its turn. A queue with
 * waiting tickets is therefore served after at most the sum of the ratios of all others.
 */
export function takeTurn(
  turn: Turn,
  queues: readonly AutoQueue[],
): { queueId: number; turn: Turn } | null {
  const round = queues.toSorted((a, b) => RANK[a.passMode] - RANK[b.passMode] || a.id - b.id);
  const at = round.findIndex(({ id }) => id === turn.queueId);
  const current = round[at];
  if (current?.hasWaiting && turn.served < current.nextRatio) {
    return served(current.id, turn.served + 1);
  }
  const inOrder = [...round.slice(at + 1), ...round];
  const next = inOrder.find(({ hasWaiting }) => hasWaiting);
  return next ? served(next.id, 1) : null;
}

function served(queueId: number, count: number) {
  return { queueId, turn: { queueId, served: count } };
}

/** MER-023: the queues when those for any pass are passed over once. */
export function withoutGeneric(queues: readonly AutoQueue[]): AutoQueue[] {
  return passingOver(queues, ({ passMode }) => passMode === 'generic');
}

/** The queues when some of them are passed over; each keeps its place in the round. */
export function passingOver(
  queues: readonly AutoQueue[],
  isPassedOver: (queue: AutoQueue) => boolean,
): AutoQueue[] {
  return queues.map((queue) => (isPassedOver(queue) ? { ...queue, hasWaiting: false } : queue));
}

type Kind = Pick<QueueFacts, 'type' | 'listOnly'> & { nextRatio: number | null };

/** MER-015: whether a queue takes turns with others. */
export function isAutomatic<T extends Kind>(queue: T): queue is T & { nextRatio: number } {
  return queue.nextRatio !== null && !queue.listOnly && queue.type === 'standard';
}
