/** What a client asked for. */
export type Wish = {
  operation:
    | 'line-up'
    | 'remove'
    | 'next'
    | 'auto-next'
    | 'close'
    | 'reopen'
    | 'pause'
    | 'resume'
    | 'check-in';
  userId: number;
  queueId: number;
  key: string;
  /** The ticket it was about; a line-up learns of its own from the answer. */
  counterId?: number;
  number?: number;
  /** A press of next that names the number it believes is being served. */
  expected?: number;
};

/** How it ended, by the clock of the process that sent it: milliseconds that only go forward. */
type Ending = {
  /** When it was first sent. */
  sentAt: number;
  /** When a definite answer had arrived; `null` when the client gave up. */
  answeredAt: number | null;
  /** How often it was sent; more than once means that the first outcome was unknown. */
  attempts: number;
  /** What came instead of definite answers. */
  troubles: string[];
  status: number | null;
  errorCode: string | null;
  /** The number being served, as an answer to `next` said it. */
  served?: number;
  /** When a ticket was let in, as the answer said it. */
  admittedAt?: string;
};

/** One request from its first sending to its definite answer. */
export type Entry = Wish & Ending;

/** Whether it was acknowledged. */
export function isAcknowledged(entry: Entry): entry is Entry & { answeredAt: number } {
  return entry.answeredAt !== null && entry.status !== null && entry.status < 300;
}

/** Acknowledged entries of one kind. */
export function acknowledged(history: readonly Entry[], operation: Wish['operation']) {
  return history.filter((entry) => entry.operation === operation).filter(isAcknowledged);
}

/** Things by a name of theirs. */
export function groupBy<T>(items: Iterable<T>, nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
