import type { ErrorCode } from '@turno/shared-types';

/** The facts that the ticket office that sold a pass returns for it (PAS-003). */
export type ProviderPass = {
  /** The code that is printed on the pass. */
  code: string;
  /** The pass type that the venue has agreed upon with its ticket office. */
  passTypeId: number;
  validFrom: Date | null;
  /** The first instant at which the pass is no longer valid. */
  validTo: Date | null;
  /** `null` without a limit. */
  maxUses: number | null;
  /** Uses that were not undone. */
  used: number;
  lastProviderUsedAt: Date | null;
  /** Whether the pass allows a single use in its whole life. */
  oneShotProviderUsage: boolean;
};

/** One use of a pass; its id makes retries idempotent. */
export type ProviderUse = { code: string; useId: string; at: Date };

/** Why a ticket office rejects a code. */
export const PROVIDER_ERRORS = [
  'code_not_valid',
  'pass_not_usable',
  'pass_expired',
  'pass_already_entered',
  'pass_no_uses_left',
] as const satisfies readonly ErrorCode[];
export type ProviderError = (typeof PROVIDER_ERRORS)[number];

/**
 * The ticket office behind the passes: embedded or another system (decision 196). It throws one of `PROVIDER_ERRORS` as an
 * API error, or `service_unavailable` when it cannot be reached. Every command can be repeated.
 */
export type PassProvider = {
  find(code: string): Promise<ProviderPass>;
  /** Counts a use, once per id, if the pass is valid and has a use left. */
  use(use: ProviderUse): Promise<ProviderPass>;
  /** Gives a use back, once per id; a use that arrives after its undo does not count. */
  undo(use: ProviderUse): Promise<ProviderPass>;
};
