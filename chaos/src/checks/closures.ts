import { type Entry, groupBy } from '../evidence/history.ts';

type Span = { from: number; to: number };

/** Closings and reopenings, or also pauses and resumptions, of each queue in the order they were asked for. */
function changesIn(history: readonly Entry[], operations: readonly string[]): [number, Entry[]][] {
  const changes = history.filter(({ operation }) => operations.includes(operation));
  return [...groupBy(changes, ({ queueId }) => String(queueId))].map(([queueId, entries]) => [
    Number(queueId),
    entries.toSorted((a, b) => a.sentAt - b.sentAt),
  ]);
}

/** The times in which a queue was certainly closed or paused. */
export function closuresIn(history: readonly Entry[]): Map<number, Span[]> {
  const changes = changesIn(history, ['close', 'reopen', 'pause', 'resume']);
  return new Map(
    changes.map(([queueId, entries]) => [
      queueId,
      entries.flatMap(({ operation, answeredAt, status }, index) => {
        const isShutting = operation === 'close' || operation === 'pause';
        if (!isShutting || answeredAt === null || status !== 200) return [];
        return [{ from: answeredAt, to: entries[index + 1]?.sentAt ?? Number.POSITIVE_INFINITY }];
      }),
    ]),
  );
}

/** The times in which a queue may have been closed: from when that was asked for until the reopening was answered. */
function possibleClosingsIn(history: readonly Entry[]): Map<number, Span[]> {
  return new Map(
    changesIn(history, ['close', 'reopen']).map(([queueId, entries]) => [
      queueId,
      entries.flatMap(({ operation, sentAt }, index) =>
        operation === 'close'
          ? [{ from: sentAt, to: entries[index + 1]?.answeredAt ?? Number.POSITIVE_INFINITY }]
          : [],
      ),
    ]),
  );
}

/** Whether all of some queues may have been closed while a request was under way; QUE-045 lets nobody call then. */
export function allClosedAt(
  history: readonly Entry[],
): (queueIds: readonly number[], { sentAt, answeredAt }: Entry) => boolean {
  const closings = possibleClosingsIn(history);
  return (queueIds, { sentAt, answeredAt }) => {
    if (queueIds.length === 0) return false;
    const until = answeredAt ?? Number.POSITIVE_INFINITY;
    const spans = queueIds.map((queueId) => closings.get(queueId) ?? []);
    // All were closed at once, if ever, at the moment when the last of them was.
    const moments = [sentAt, ...spans.flat().map(({ from }) => from)];
    return moments.some(
      (at) =>
        at >= sentAt &&
        at <= until &&
        spans.every((ofQueue) => ofQueue.some(({ from, to }) => from <= at && at <= to)),
    );
  };
}
