import {
  dayBlocker,
  hasSimilar,
  isAcceptedBy,
  isActivableOn,
  isUsable,
  isValidOn,
  type Pass,
  type PassDay,
  soldBlocker,
} from '../passes/index.ts';

const FRESH_MS = 300_000;

/** Whether the uses at the ticket office were last read more than five minutes ago. */
function isStale({ provider, disabled }: Pass, now: Date): boolean {
  return provider !== null && !disabled && now.getTime() - provider.readAt.getTime() > FRESH_MS;
}

/** What the passes of one pass owner allow on a day: the derived fields of PAS-001. */
export function ownerSummary(
  passes: readonly Pass[],
  { date, venue, merchantId }: PassDay,
  now: Date,
) {
  return {
    blocked: passes.flatMap((pass) => {
      if (!isValidOn(pass, date)) return [];
      const blocker = soldBlocker(pass, now) ?? dayBlocker(pass, date, venue);
      return blocker ? [{ passId: pass.id, ...blocker }] : [];
    }),
    usablePasses: passes.filter((pass) => isUsable(pass, date) && !soldBlocker(pass, now)),
    // A second pass of a type is for another day, and a pass is not activated for the day of a merchant that does not accept
    // it.
    activablePasses: passes.filter(
      (pass) =>
        isActivableOn(pass, date, now) &&
        isAcceptedBy(pass, merchantId) &&
        !hasSimilar(pass, passes, date),
    ),
    hasValidPassForToday: passes.some((pass) => isValidOn(pass, date)),
    hasActiveUsage: passes.some(({ usages }) => usages.some((use) => use.date === date)),
    // A held use is undecided: its ticket may turn out not to exist.
    hasPassesToUpdateUsages: passes.some(
      (pass) => pass.usages.some(({ state }) => state === 'held') || isStale(pass, now),
    ),
  };
}
