/** What a client requested. */
export type ClientRequest = {
  operation:
    | 'line-up'
    | 'remove'
    | 'next'
    | 'auto-next'
    | 'close'
    | 'reopen'
    | 'pause'
    | 'resume'
    | 'check-in'
    | 'create-passes'
    | 'share'
    | 'redeem'
    | 'add-person'
    | 'associate'
    | 'activate'
    | 'enter'
    | 'undo';
  userId: number;
  queueId: number;
  key: string;
  /** The ticket of the request; of a line-up, the ticket in the response. */
  counterId?: number;
  number?: number;
  /** The number that a call command expects to be served. */
  expected?: number;
};

/** How it ended. Times are milliseconds of the client process's monotonic clock. */
type Ending = {
  /** Time of the first attempt. */
  sentAt: number;
  /** Time of the definite answer; `null` when the client abandoned the request. */
  answeredAt: number | null;
  /** More than one attempt means that the outcome of the first was unknown. */
  attempts: number;
  /** Outcomes of the attempts without a definite answer. */
  failures: string[];
  status: number | null;
  errorCode: string | null;
  /** The number being served, from the response to `next`. */
  served?: number;
  /** Time of the check-in, from the response. */
  checkedInAt?: string;
};

/** One request from its first attempt to its definite answer. */
export type Entry = ClientRequest & Ending;

/** Whether the service acknowledged it. */
export function isAcknowledged(entry: Entry): entry is Entry & { answeredAt: number } {
  return entry.answeredAt !== null && entry.status !== null && entry.status < 300;
}

/** The acknowledged entries of one operation. */
export function acknowledged(history: readonly Entry[], operation: ClientRequest['operation']) {
  return history.filter((entry) => entry.operation === operation).filter(isAcknowledged);
}

/** Groups items by a key. */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
