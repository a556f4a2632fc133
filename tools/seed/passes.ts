import type { PassPolicy } from '@turno/shared-types';

type DemoPassType = {
  id: number;
  name: string;
  /** A specific pass belongs to one person, a generic one to its holder (PAS-004). */
  mode: 'specific' | 'generic';
  /** 0 daily, 1 weekly (PAS-004). */
  kind: 0 | 1;
  /** What the venue allows its holder (decision 195). */
  policy: PassPolicy;
};

type DemoPass = {
  id: number;
  passTypeId: number;
  mediacode: string;
  /** The account and the person it belongs to; `null` is still on its card. */
  userId: number | null;
  passOwnerId: number | null;
};

type DemoPassOwner = { id: number; userId: number; name: string };

const [ANNA, LUCA] = [295_187_436_920_514, 367_450_281_993_746];

/** People the demo's users have passes for. */
export const DEMO_PASS_OWNERS: readonly DemoPassOwner[] = [
  { id: 625_310_448_197_001, userId: ANNA, name: 'Anna' },
  { id: 625_310_448_197_002, userId: ANNA, name: 'Tommaso' },
  { id: 625_310_448_197_003, userId: LUCA, name: 'Luca' },
];

const SEASON = { validFrom: null, validTo: null } as const;

/** Codes that only the ticket office knows: scanning one takes over a pass of type 9 with so many uses. */
export const DEMO_OFFICE_PASSES = [
  { code: 'E5KTM9QW2R', passTypeId: 9, maxUses: 1, ...SEASON },
  { code: 'S8DHX4NZ6P', passTypeId: 9, maxUses: 5, ...SEASON },
  { code: 'L3FYB7VC9J', passTypeId: 9, maxUses: null, ...SEASON },
] as const;

const EVENINGS: PassPolicy['hours'] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  dayOfWeek,
  date: null,
  start: '17:00',
  end: '23:00',
}));

const perDay = (maxUses: number): PassPolicy => ({
  limits: [{ maxUses, period: 'day', within: 'everywhere' }],
  pause: null,
  hours: [],
});

export const DEMO_PASS_TYPES: readonly DemoPassType[] = [
  { id: 1, name: 'Fast Track giornaliero', mode: 'specific', kind: 0, policy: perDay(3) },
  { id: 2, name: 'Fast Track settimanale', mode: 'specific', kind: 1, policy: perDay(3) },
  { id: 3, name: 'Ingresso giornaliero', mode: 'generic', kind: 0, policy: perDay(2) },
  { id: 4, name: 'Ingresso settimanale', mode: 'generic', kind: 1, policy: perDay(2) },
  {
    id: 5,
    name: 'Una corsa',
    mode: 'specific',
    kind: 0,
    policy: {
      limits: [{ maxUses: 1, period: 'validity', within: 'everywhere' }],
      pause: null,
      hours: [],
    },
  },
  {
    id: 6,
    name: 'Dieci corse',
    mode: 'specific',
    kind: 1,
    policy: {
      limits: [
        { maxUses: 3, period: 'day', within: 'everywhere' },
        { maxUses: 10, period: 'validity', within: 'everywhere' },
      ],
      pause: { seconds: 900, within: 'everywhere' },
      hours: [],
    },
  },
  {
    id: 7,
    name: 'Una volta per attrazione',
    mode: 'specific',
    kind: 0,
    policy: { limits: [{ maxUses: 1, period: 'day', within: 'ride' }], pause: null, hours: [] },
  },
  {
    id: 8,
    name: 'Ingresso serale',
    mode: 'generic',
    kind: 0,
    policy: { ...perDay(1), hours: EVENINGS },
  },
  {
    id: 9,
    name: 'Ingresso della biglietteria',
    mode: 'generic',
    kind: 0,
    policy: { limits: [], pause: { seconds: 600, within: 'gate' }, hours: [] },
  },
];

// Printed on cards and typed by hand: without 0 and O, 1 and I, which are taken for each other.
const MEDIACODES: readonly (readonly [passTypeId: number, mediacodes: readonly string[]])[] = [
  [1, ['K7QX2MBP9D', 'W3HNR8TVC5', 'P4ZJ6FYGA2', 'D9SVK5XLQ7', 'H2TMB7WRN4']],
  [2, ['X6CPG3JZE8', 'R5YDA9KHS3', 'V8LQN4FTM6', 'B2WXJ7PCR9', 'G7EHZ5DVK2']],
  [3, ['T3NSM8QYB6', 'F9RJC4XWL5', 'Z5KPV2HGD7', 'M8BTE6NSA3', 'Q4DFY9LJX2']],
  [4, ['J6VWR3KZP8', 'C2XGH7BQT5', 'Y9MLS4DNE6', 'A5PZK8RFV3', 'N7TCJ2WHG4']],
  [5, ['U4RMX8JKB3', 'D7GWP2YNT6', 'H9CSQ5VLE4']],
  [6, ['W6ZKF3TRH8', 'B4NJV9XDM2', 'K2PGY7SCQ5']],
  [7, ['X3LTE8WMJ6', 'G5RHB4ZQK9', 'T7YVN2PFD3']],
  [8, ['P6QCS9KXG2', 'V4MZJ7BWL8', 'F2EDR5THY6']],
];

// The first cards of the first types already have an owner.
const OWNED_BY = [DEMO_PASS_OWNERS[0], DEMO_PASS_OWNERS[1], DEMO_PASS_OWNERS[2]];

/** Printed passes of the demo. */
export const DEMO_PASSES: readonly DemoPass[] = MEDIACODES.flatMap(([passTypeId, mediacodes]) => {
  const owners = passTypeId <= 4 ? OWNED_BY : [];
  return mediacodes.map((mediacode, index) => ({
    id: 715_204_839_006_000 + passTypeId * 100 + index,
    passTypeId,
    mediacode,
    userId: owners[index]?.userId ?? null,
    passOwnerId: owners[index]?.id ?? null,
  }));
});
