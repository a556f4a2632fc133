import { EVENT_PAX_PRESETS } from '@turno/shared-types/constants';

export type PaxOption = { count: number; isDisabled: boolean };

/** MER-024: one person and each preset; not those that are more than the people who wait. */
export function paxOptions(presets: readonly number[] | null, waiting: number): PaxOption[] {
  const counts = [...new Set([1, ...(presets ?? EVENT_PAX_PRESETS)])].toSorted((a, b) => a - b);
  return counts.map((count) => ({ count, isDisabled: count > waiting }));
}

/** G-26: the chosen number while it is allowed, then the largest one that is; without any, one person. */
export function allowedPax(options: readonly PaxOption[], chosen: number): number {
  const allowed = options.filter(({ isDisabled }) => !isDisabled).map(({ count }) => count);
  return allowed.includes(chosen) ? chosen : (allowed.at(-1) ?? 1);
}
