import { beginPairing } from './pairings-under-way.ts';

const now = new Date('2026-11-23T10:00:00Z');
const since = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test.each([
  ['the first screen', [], [], true],
  ['the last place', ['a', 'b'], [], true],
  ['all places have screens', ['a', 'b', 'c'], [], false],
  ['another pairing is about to take the last place', ['a', 'b'], [['c', 5]], false],
  ['one that died before it stored its screen', ['a', 'b'], [['c', 60]], true],
  ['one that has stored its screen counts once', ['a', 'b'], [['b', 5]], true],
  ['its own repetition before the screen was stored', ['a', 'b'], [['new', 5]], true],
  ['its own repetition after it', ['a', 'b', 'new'], [], true],
] as const)('DIS-002 three screens at most: %s', (_, paired, underWay, hasRoom) => {
  const begun = underWay.map(([tokenHash, age]) => ({ tokenHash, beganAt: since(age) }));
  const next = beginPairing(begun, { tokenHash: 'new', paired, limit: 3, now });
  expect(next !== null).toBe(hasRoom);
  const known = [...paired, ...(next ?? []).map(({ tokenHash }) => tokenHash)];
  expect(known.includes('new')).toBe(hasRoom);
});
