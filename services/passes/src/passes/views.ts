import type { Pass as PassShown } from '@turno/shared-types';
import type { PassWithDetails } from '@turno/shared-types/passes';
import { maxUsage } from './entry-rules.ts';
import type { PassDay } from './pass-day.ts';
import { needsEntrance, validPeriod } from './rules.ts';
import type { Pass } from './store/pass-model.ts';

/** A pass as PAS-003 lists it; with `day`, as it is on that day of a merchant. */
export function presentPass(pass: Pass, day?: PassDay): PassShown {
  const { id, name, mode, franchisingId } = pass.passType;
  const period = validPeriod(pass, day);
  return {
    id: pass.id,
    passTypeId: id,
    pass_type: { id, name, mode, franchisingId },
    mediacode: pass.mediacode,
    token: null,
    disabled: pass.disabled,
    oneShotProviderUsage: pass.provider?.oneShotProviderUsage ?? false,
    needsEntrance: needsEntrance(pass),
    isActivated: pass.activatedOn.length > 0,
    createdAt: pass.createdAt.toISOString(),
    validFrom: period.from?.toISOString() ?? null,
    validTo: period.to?.toISOString() ?? null,
    lastProviderUsedAt: pass.provider?.lastProviderUsedAt?.toISOString() ?? null,
    passOwnerId: pass.passOwnerId,
  };
}

/** A pass with the details that only the reading of one pass shows (PAS-017). */
export function presentPassWithDetails(pass: Pass): PassWithDetails {
  const { merchants, preferences, policy } = pass.passType;
  return {
    ...presentPass(pass),
    details: {
      merchantsIncluded: merchants.map(({ name }) => name),
      preferences,
      maxUsage: maxUsage(policy),
      policy,
      totalUsages: pass.pastUses + pass.usages.length,
    },
  };
}
