type DemoPassType = {
  id: number;
  name: string;
  /** A specific pass belongs to one person, a generic one to whoever holds it (PAS-004). */
  mode: 'specific' | 'generic';
  /** 0 daily, 1 weekly (PAS-004). */
  kind: 0 | 1;
};

type DemoPass = { id: number; passTypeId: number; mediacode: string };

export const DEMO_PASS_TYPES: readonly DemoPassType[] = [
  { id: 1, name: 'Fast Track giornaliero', mode: 'specific', kind: 0 },
  { id: 2, name: 'Fast Track settimanale', mode: 'specific', kind: 1 },
  { id: 3, name: 'Ingresso giornaliero', mode: 'generic', kind: 0 },
  { id: 4, name: 'Ingresso settimanale', mode: 'generic', kind: 1 },
];

// Printed on cards and typed by hand: without 0 and O, 1 and I, which are taken for each other.
const MEDIACODES: readonly (readonly [passTypeId: number, mediacodes: readonly string[]])[] = [
  [1, ['K7QX2MBP9D', 'W3HNR8TVC5', 'P4ZJ6FYGA2', 'D9SVK5XLQ7', 'H2TMB7WRN4']],
  [2, ['X6CPG3JZE8', 'R5YDA9KHS3', 'V8LQN4FTM6', 'B2WXJ7PCR9', 'G7EHZ5DVK2']],
  [3, ['T3NSM8QYB6', 'F9RJC4XWL5', 'Z5KPV2HGD7', 'M8BTE6NSA3', 'Q4DFY9LJX2']],
  [4, ['J6VWR3KZP8', 'C2XGH7BQT5', 'Y9MLS4DNE6', 'A5PZK8RFV3', 'N7TCJ2WHG4']],
];

/** Printed passes of the demo: five of each type. */
export const DEMO_PASSES: readonly DemoPass[] = MEDIACODES.flatMap(([passTypeId, mediacodes]) =>
  mediacodes.map((mediacode, index) => ({
    id: 715_204_839_006_000 + passTypeId * 100 + index,
    passTypeId,
    mediacode,
  })),
);
