/** Ids that were added lately, at most `max`: those added first make room for the newest. */
export function createRecentSet(max: number) {
  const ids = new Set<number>();
  return {
    /** Adds an id, or makes it the newest; returns whether it was there. */
    add(id: number): boolean {
      const wasThere = ids.delete(id);
      ids.add(id);
      const oldest = ids.size > max ? ids.values().next().value : undefined;
      if (oldest !== undefined) ids.delete(oldest);
      return wasThere;
    },
  };
}
