type Ordered = { number: number; sortKey?: number };

/** S-21: the order of calls: by number, except for tickets that were put back or moved. */
export function byOrderOfCalls(a: Ordered, b: Ordered): number {
  return sortKeyOf(a) - sortKeyOf(b) || a.number - b.number;
}

export function sortKeyOf({ number, sortKey = number }: Ordered): number {
  return sortKey;
}

/**
 * The position of a call in the chain of its desk, above that of the previous call. It is the number of the ticket unless the
 * desk has called a larger one (S-21).
 */
export function callPosition({ number, callAfter = 0 }: { number: number; callAfter?: number }) {
  return Math.max(number, callAfter + 1);
}

/**
 * The number up to which a call serves its queue: a ticket that was moved in front of smaller numbers does not pass them
 * (S-21).
 */
export function servedUpTo(ticket: Ordered): number {
  return Math.min(ticket.number, Math.floor(sortKeyOf(ticket)));
}

/**
 * S-11: the tickets of several sizes in the order of calls: each time from the line whose first ticket has waited longest, and
 * from the first line if they have waited equally long.
 */
export function byLongestWait<Waiting>(
  lines: readonly (readonly Waiting[])[],
  sinceOf: (waiting: Waiting) => number,
): Waiting[] {
  const ranked = lines.flatMap((line) => {
    let latest = Number.NEGATIVE_INFINITY;
    return line.map((waiting) => {
      // A ticket behind one that came later is called right after it.
      latest = Math.max(latest, sinceOf(waiting));
      return { waiting, rank: latest };
    });
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ waiting }) => waiting);
}
