import type { ProviderError } from './pass-provider.ts';

/** A pass as the embedded ticket office stores it to decide about uses. */
export type OfficePass = {
  disabled: boolean;
  validFrom: Date | null;
  validTo: Date | null;
  maxUses: number | null;
  used: number;
};

/** Why the embedded ticket office rejects a use; `null` when it counts it. */
export function blockerOfUse(
  { disabled, validFrom, validTo, maxUses, used }: OfficePass,
  at: Date,
): ProviderError | null {
  if (disabled) return 'pass_not_usable';
  if (validTo && validTo <= at) return 'pass_expired';
  if (validFrom && at < validFrom) return 'pass_not_usable';
  if (maxUses === null || used < maxUses) return null;
  return maxUses === 1 ? 'pass_already_entered' : 'pass_no_uses_left';
}
