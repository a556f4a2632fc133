import type { PassPolicy } from '../src/index.ts';
import { type GateRef, type PassFacts, passEntry, passEntryBlocker } from '../src/rules/index.ts';

const ROME = { openings: [], timezone: 'Europe/Rome' };
export const NIGHTLY = {
  timezone: 'Europe/Rome',
  openings: [{ date: null, dayOfWeek: 6, start: '20:00', end: '03:00' }],
};
/** A gate by one letter, and the ride of the same name, unless the ride is named too: `a`, `b/carousel`. */
const gateOf = (name: string): GateRef => {
  const [gateId = '', ride = gateId] = name.split('/');
  return { merchantId: 10, queueId: ride.codePointAt(0) ?? 0, gateId };
};
/** Hours of a weekday, or of a date. */
export const hours = (
  dayOfWeek: number,
  start: string,
  end: string,
  date: string | null = null,
) => ({
  date,
  dayOfWeek: date === null ? dayOfWeek : null,
  start,
  end,
});
/** A limit of uses. */
export const limit = (
  maxUses: number,
  period: 'day' | 'validity',
  within: 'everywhere' | 'ride' | 'gate' = 'everywhere',
) => ({ maxUses, period, within });

type Step = readonly [at: string, gate: string, expected: string];
/** A policy with a sequence of scans and their expected results. */
export type PassScans = {
  name: string;
  policy: Partial<PassPolicy>;
  pass?: Partial<PassFacts>;
  venue?: typeof ROME | typeof NIGHTLY;
  scans: readonly Step[];
};

/** `in`, or the code and, after a blank, from when the pass is admitted. `undo` undoes the latest entry. */
export function scanPass({ policy, pass, venue = ROME, scans }: PassScans): string[] {
  let facts: PassFacts = {
    policy: { limits: [], pause: null, hours: [], ...policy },
    disabled: false,
    validFrom: null,
    validTo: null,
    entries: [],
    ...pass,
  };
  return scans.map(([at, gate]) => {
    const now = new Date(`${at}Z`);
    if (gate === 'undo') {
      const last = facts.entries.findLast(({ undoneAt }) => !undoneAt);
      const entries = facts.entries.map((each) =>
        each === last ? { ...each, undoneAt: now } : each,
      );
      facts = { ...facts, entries };
      return 'undone';
    }
    const request = { venue, now, gate: gateOf(gate) };
    const blocker = passEntryBlocker(facts, request);
    if (blocker) return `${blocker.code} ${blocker.from?.toISOString().slice(0, 19) ?? 'never'}`;
    facts = { ...facts, entries: [...facts.entries, passEntry(request)] };
    return 'in';
  });
}
