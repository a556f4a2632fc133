import fc from 'fast-check';
import type { PassPolicy } from '../../entities/pass-policy.ts';
import { partyEntryBlocker, peopleLeft } from './party.ts';
import {
  type GateRef,
  type PassEntry,
  type PassFacts,
  passEntry,
  passEntryBlocker,
} from './pass-policy.ts';

// Both nights on which Rome's clock changes are within reach.
const START = Date.parse('2026-10-24T12:00:00Z');
const within = fc.constantFrom('everywhere', 'ride', 'gate');
const clock = fc.constantFrom('00:00', '02:30', '09:00', '13:00', '20:00', '24:00');
const policies: fc.Arbitrary<PassPolicy> = fc.record({
  limits: fc.array(
    fc.record({
      maxUses: fc.integer({ min: 1, max: 3 }),
      period: fc.constantFrom('day', 'validity'),
      within,
    }),
    { maxLength: 3 },
  ),
  pause: fc.option(fc.record({ seconds: fc.integer({ min: 1, max: 86_400 }), within })),
  hours: fc.array(
    fc.record({
      date: fc.constant(null),
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      start: clock,
      end: clock,
    }),
    { maxLength: 4 },
  ),
});
const gates: fc.Arbitrary<GateRef> = fc.record({
  merchantId: fc.constantFrom(10, 11),
  queueId: fc.constantFrom(1, 2, null),
  gateId: fc.constantFrom('north', 'south', null),
});
const zones = fc.constantFrom('Europe/Rome', 'America/New_York', 'Australia/Lord_Howe');
const steps = fc.array(
  fc.record({ seconds: fc.integer({ min: 0, max: 50_000 }), gate: gates, isUndo: fc.boolean() }),
  { maxLength: 30 },
);

type Step = { seconds: number; gate: GateRef; isUndo: boolean };

/** The pass after a sequence of scans and undos, and every instant at which it was scanned. */
function play(policy: PassPolicy, timezone: string, all: readonly Step[]) {
  const venue = { openings: [], timezone };
  let now = new Date(START);
  let pass: PassFacts = { policy, disabled: false, validFrom: null, validTo: null, entries: [] };
  for (const { seconds, gate, isUndo } of all) {
    now = new Date(now.getTime() + seconds * 1_000);
    const last = pass.entries.findLast(({ undoneAt }) => !undoneAt);
    if (isUndo && last) {
      const entries = pass.entries.map((each) =>
        each === last ? { ...each, undoneAt: now } : each,
      );
      pass = { ...pass, entries };
    } else if (!passEntryBlocker(pass, { venue, now, gate })) {
      pass = { ...pass, entries: [...pass.entries, passEntry({ venue, now, gate })] };
    }
  }
  return { pass, now, venue };
}

const keyOf = ({ gate, date }: PassEntry, { period, within: part }: PassPolicy['limits'][number]) =>
  [
    period === 'day' ? date : '',
    part === 'everywhere' ? '' : gate.merchantId,
    part === 'ride' ? gate.queueId : part === 'gate' ? gate.gateId : '',
  ].join('|');

test('PAS-031 no sequence of scans and undos leaves more uses than a limit allows', () => {
  fc.assert(
    fc.property(policies, zones, steps, (policy, zone, all) => {
      const counted = play(policy, zone, all).pass.entries.filter(({ undoneAt }) => !undoneAt);
      for (const limit of policy.limits) {
        for (const entry of counted) {
          const key = keyOf(entry, limit);
          const together = counted.filter((each) => keyOf(each, limit) === key);
          expect(together.length).toBeLessThanOrEqual(limit.maxUses);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('PAS-031 an undo gives back exactly one use: the pass decides as if the entry had never been', () => {
  fc.assert(
    fc.property(policies, zones, steps, gates, (policy, zone, all, gate) => {
      const { pass, now, venue } = play(policy, zone, all);
      const last = pass.entries.findLast(({ undoneAt }) => !undoneAt);
      const undone = pass.entries.map((each) =>
        each === last ? { ...each, undoneAt: now } : each,
      );
      const without = pass.entries.filter((each) => each !== last);
      const request = { venue, now, gate };
      expect(passEntryBlocker({ ...pass, entries: undone }, request)).toEqual(
        passEntryBlocker({ ...pass, entries: without }, request),
      );
    }),
    { numRuns: 500 },
  );
});

test('PAS-031 a pass is admitted from the promised instant on, and not a millisecond before', () => {
  fc.assert(
    fc.property(policies, zones, steps, gates, (policy, zone, all, gate) => {
      const { pass, now, venue } = play(policy, zone, all);
      const from = passEntryBlocker(pass, { venue, now, gate })?.from;
      if (!from) return;
      expect(passEntryBlocker(pass, { venue, now: from, gate })).toBeNull();
      const before = new Date(from.getTime() - 1);
      expect(passEntryBlocker(pass, { venue, now: before, gate })).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('PAS-034 a party never has more people inside than it has, however they enter and leave', () => {
  const acts = fc.array(fc.tuple(fc.integer({ min: -1, max: 16 }), fc.boolean()), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15 }), acts, (paxCount, all) => {
      let entries: { paxCount: number; undoneAt: Date | null }[] = [];
      for (const [wanted, isUndo] of all) {
        const left = peopleLeft({ paxCount, entries });
        const last = entries.findLast(({ undoneAt }) => !undoneAt);
        if (isUndo && last) {
          entries = entries.map((each) =>
            each === last ? { ...each, undoneAt: new Date(0) } : each,
          );
          expect(peopleLeft({ paxCount, entries })).toBe(left + last.paxCount);
        } else if (!partyEntryBlocker({ paxCount, entries }, wanted)) {
          entries = [...entries, { paxCount: wanted, undoneAt: null }];
          expect(peopleLeft({ paxCount, entries })).toBe(left - wanted);
        }
        expect(peopleLeft({ paxCount, entries })).toBeGreaterThanOrEqual(0);
        expect(peopleLeft({ paxCount, entries })).toBeLessThanOrEqual(paxCount);
      }
    }),
  );
});
