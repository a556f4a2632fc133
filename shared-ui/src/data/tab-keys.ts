const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads in a row of tabs, round its ends; `null` for a key that leads nowhere. */
export function neighbour<Id>(ids: readonly Id[], current: Id, key: string): Id | null {
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  return ids.at((ids.indexOf(current) + step) % ids.length) ?? null;
}
