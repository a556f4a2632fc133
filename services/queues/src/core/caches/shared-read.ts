/** One value that everybody who asks within `maxAgeMs` shares. */
export function createSharedRead<T>(
  load: () => Promise<T>,
  { maxAgeMs, clock }: { maxAgeMs: number; clock: () => number },
) {
  let kept: { at: number; value: Promise<T> } | null = null;
  return {
    read(): Promise<T> {
      if (kept && clock() - kept.at < maxAgeMs) return kept.value;
      const fresh = { at: clock(), value: load() };
      kept = fresh;
      fresh.value.catch(() => {
        if (kept === fresh) kept = null;
      });
      return fresh.value;
    },
    invalidate(): void {
      kept = null;
    },
  };
}
