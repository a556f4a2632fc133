type Call = { number: number; paxCount: number; executedAt: Date };
type QueueState<Call> = { counter: { id: number; queueId: number }; called: readonly Call[] };

export type LatestCall = Call & { queueId: number; counterId: number };

/** QUE-070: the latest call among the children of a multi-queue; `null` before the first. */
export function latestCall(states: readonly QueueState<Call>[]): LatestCall | null {
  const calls = states.flatMap(({ counter, called }) =>
    called.map((call) => ({ ...call, queueId: counter.queueId, counterId: counter.id })),
  );
  const [latest] = calls.toSorted((a, b) => b.executedAt.getTime() - a.executedAt.getTime());
  return latest ?? null;
}
