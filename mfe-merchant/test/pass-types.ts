import type { PassPolicy } from '@turno/shared-types';
import type { PassTypeWithPolicy } from '@turno/shared-types/passes';
import { buildMerchant } from '@turno/shared-ui/test';

const { id, name } = buildMerchant();

/** A Fast Track of the shown merchant, for two uses a day. */
export function buildType(
  change: Partial<Omit<PassTypeWithPolicy, 'policy'>> & { policy?: Partial<PassPolicy> } = {},
): PassTypeWithPolicy {
  const { policy, ...rest } = change;
  return {
    id: 9,
    name: 'Carnevale',
    mode: 'specific',
    kind: 0,
    franchisingId: null,
    preferences: [],
    merchants: [{ id, name }],
    ...rest,
    policy: {
      limits: [{ maxUses: 2, period: 'day', within: 'everywhere' }],
      pause: null,
      hours: [],
      ...policy,
    },
  };
}
