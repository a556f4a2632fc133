type Ordered = { number: number; sortKey?: number };

/** S-21: tickets are called in this order: of their numbers, except those that were put back or moved. */
export function byOrderOfCalls(a: Ordered, b: Ordered): number {
  return sortKeyOf(a) - sortKeyOf(b) || a.number - b.number;
}

export function sortKeyOf({ number, sortKey = number }: Ordered): number {
  return sortKey;
}

/**
 * The position of a call in the chain of its desk, above that of the call before. It is the number of the ticket unless the
 * desk had called a larger one (S-21).
 */
export function callPosition({ number, callAfter = 0 }: { number: number; callAfter?: number }) {
  return Math.max(number, callAfter + 1);
}

/** How far a call brings its queue: a ticket that was moved in front of smaller numbers does not pass them (S-21). */
export function servedUpTo(ticket: Ordered): number {
  return Math.min(ticket.number, Math.floor(sortKeyOf(ticket)));
}

/**
 * S-11: the lines of several sizes in the order in which calls take them: one ticket after another of the line whose first has
 * waited longest, the first line first where those have waited alike.
 */
export function byLongestWait<Waiting>(
  lines: readonly (readonly Waiting[])[],
  sinceOf: (waiting: Waiting) => number,
): Waiting[] {
  const ranked = lines.flatMap((line) => {
    let latest = Number.NEGATIVE_INFINITY;
    return line.map((waiting) => {
      // Who is behind somebody who came later is called right after that person.
      latest = Math.max(latest, sinceOf(waiting));
      return { waiting, rank: latest };
    });
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ waiting }) => waiting);
}
