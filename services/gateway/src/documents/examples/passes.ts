import type { Pass, PassOwner, PassPolicy } from '@turno/shared-types';

const TYPE = { id: 3, name: 'Day pass', mode: 'specific', franchisingId: 4 } as const;

const PASS = {
  id: 81,
  passTypeId: 3,
  pass_type: TYPE,
  mediacode: null,
  token: null,
  disabled: false,
  oneShotProviderUsage: false,
  isActivated: true,
  createdAt: '2026-11-20T08:30:00.000Z',
  validFrom: null,
  validTo: '2026-11-30T23:00:00.000Z',
  lastProviderUsedAt: null,
  passOwnerId: 15,
} satisfies Pass;

const POLICY = {
  limits: [{ maxUses: 3, period: 'day', within: 'everywhere' }],
  pause: { seconds: 1_800, within: 'ride' },
  hours: [{ dayOfWeek: 0, start: '09:00', end: '18:00', date: null }],
} satisfies PassPolicy;

const OWNER = {
  id: 15,
  name: 'Ada',
  passes: [PASS],
  unownedPasses: [],
  usablePasses: [PASS],
  activablePasses: [],
  passIds: [81],
  hasValidPassForToday: true,
  hasActiveUsage: false,
  hasPassesToUpdateUsages: false,
} satisfies PassOwner;

const PASS_TYPE = {
  id: 3,
  name: 'Day pass',
  mode: 'specific',
  kind: 0,
  franchisingId: 4,
  merchants: [{ id: 12, name: 'Forno Aurora' }],
} as const;

const VALIDATION = { id: 15, passId: 81, valid: true, error_code: null } as const;

/** Whole examples of passes and of the people who have them. */
export const PASS_EXAMPLES = {
  ChangedPasses: {
    serialNumbers: ['t.9f6e0f3f0c9d8f115e0b1c0a'],
    lastUpdated: '1795340400000',
  },
  CreatedPasses: {
    passIds: [81],
    passes: [{ ...PASS, isActivated: false, mediacode: 'K7QX2M9TR4', passOwnerId: null }],
  },
  LineUpOwners: { passOwners: [OWNER], passOwnersValidation: [VALIDATION] },
  Pass: PASS,
  PassHours: POLICY.hours[0],
  PassLimit: POLICY.limits[0],
  PassOwner: OWNER,
  PassPause: POLICY.pause,
  PassPolicy: POLICY,
  PassType: PASS_TYPE,
  PassTypeWithPolicy: { ...PASS_TYPE, preferences: ['Front row'], policy: POLICY },
  PassUsage: { passId: 81, usedAt: '2026-11-22T09:55:20.000Z', checkedInAt: null },
  PassValidation: VALIDATION,
  PassWithDetails: {
    ...PASS,
    details: {
      merchantsIncluded: ['Forno Aurora'],
      preferences: ['Front row'],
      maxUsage: 3,
      policy: POLICY,
      totalUsages: 1,
    },
  },
  ScanResult: {
    value: 'K7QX2M9TR4',
    mode: 'mediacode',
    redeemToken: 'eyJhbGciOiJIUzI1NiJ9…',
    passes: [{ ...PASS, isActivated: false, mediacode: 'K7QX2M9TR4', passOwnerId: null }],
    counter: 1,
  },
  TypeOfPass: TYPE,
} as const;
