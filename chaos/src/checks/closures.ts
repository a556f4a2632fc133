import { type Entry, groupBy } from '../evidence/history.ts';

type Span = { from: number; to: number };

/** The requests with these operations, by queue, in the order they were sent. */
function changesIn(history: readonly Entry[], operations: readonly string[]): [number, Entry[]][] {
  const changes = history.filter(({ operation }) => operations.includes(operation));
  return [...groupBy(changes, ({ queueId }) => String(queueId))].map(([queueId, entries]) => [
    Number(queueId),
    entries.toSorted((a, b) => a.sentAt - b.sentAt),
  ]);
}

/** The spans in which a queue was certainly closed or paused. */
export function closuresIn(history: readonly Entry[]): Map<number, Span[]> {
  const changes = changesIn(history, ['close', 'reopen', 'pause', 'resume']);
  return new Map(
    changes.map(([queueId, entries]) => [
      queueId,
      entries.flatMap(({ operation, answeredAt, status }, index) => {
        const isClosing = operation === 'close' || operation === 'pause';
        if (!isClosing || answeredAt === null || status !== 200) return [];
        return [{ from: answeredAt, to: entries[index + 1]?.sentAt ?? Number.POSITIVE_INFINITY }];
      }),
    ]),
  );
}

/** The spans in which a queue may have been closed: from sending the closing until the answer to the reopening. */
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

/** Whether all of these queues may have been closed during a request, when QUE-045 rejects a call. */
export function allClosedAt(
  history: readonly Entry[],
): (queueIds: readonly number[], { sentAt, answeredAt }: Entry) => boolean {
  const closings = possibleClosingsIn(history);
  return (queueIds, { sentAt, answeredAt }) => {
    if (queueIds.length === 0) return false;
    const until = answeredAt ?? Number.POSITIVE_INFINITY;
    const spans = queueIds.map((queueId) => closings.get(queueId) ?? []);
    // If all were closed at once, then at the moment when the last one closed.
    const moments = [sentAt, ...spans.flat().map(({ from }) => from)];
    return moments.some(
      (at) =>
        at >= sentAt &&
        at <= until &&
        spans.every((ofQueue) => ofQueue.some(({ from, to }) => from <= at && at <= to)),
    );
  };
}
