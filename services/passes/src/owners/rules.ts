import { isActivable, isUsable, isValidOn, type Pass } from '../passes/index.ts';

/** What the passes of one pass owner allow on a date: the derived fields of PAS-001. */
export function ownerSummary(passes: readonly Pass[], date: string) {
  return {
    usablePasses: passes.filter((pass) => isUsable(pass, date)),
    activablePasses: passes.filter(isActivable),
    hasValidPassForToday: passes.some((pass) => isValidOn(pass, date)),
    hasActiveUsage: passes.some(({ usages }) => usages.some((use) => use.date === date)),
    // A held use is not decided yet: its ticket may still turn out not to exist.
    hasPassesToUpdateUsages: passes.some(({ usages }) =>
      usages.some(({ state }) => state === 'held'),
    ),
  };
}
