import type { QueueFacts } from '../../queues/index.ts';

export type AutoQueue = Pick<QueueFacts, 'passMode'> & {
  id: number;
  /** Tickets called in one turn. */
  nextRatio: number;
  hasWaiting: boolean;
};
/** Whose turn it is, and how many of it are used. */
export type Turn = { queueId: number | null; served: number };

const RANK = { specific: 0, generic: 1, free: 2 } as const;

/**
 * G-43: whom the next command of all automatic queues calls from, and whose turn it is then; `null` when no ticket waits. In
 * each round every queue calls as many as its ratio says, the Fast Track first; a queue that is empty gives the rest of
 * its turn away. So a queue with waiting tickets is served after at most as many calls as the ratios of all others
 * come to.
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

/** MER-023: the queues as they count when those for any pass are passed over this once. */
export function withoutGeneric(queues: readonly AutoQueue[]): AutoQueue[] {
  return passingOver(queues, ({ passMode }) => passMode === 'generic');
}

/** The queues as they count when some of them are passed over; each keeps its place in the round. */
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
