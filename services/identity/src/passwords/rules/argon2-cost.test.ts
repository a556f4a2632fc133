import { ARGON2_COST, isOutdated } from './argon2-cost.ts';

const kept = (parameters: string) => `$argon2id$v=19$${parameters}$c2FsdA$aGFzaA`;

test.each([
  { name: 'one of today', hash: kept('m=19456,t=2,p=1'), outdated: false },
  { name: 'one that is dearer', hash: kept('m=65536,t=3,p=1'), outdated: false },
  { name: 'one with less memory', hash: kept('m=12288,t=3,p=1'), outdated: true },
  { name: 'one with fewer passes', hash: kept('m=19456,t=1,p=1'), outdated: true },
  {
    name: 'one of another kind',
    hash: '$argon2i$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
    outdated: true,
  },
  { name: 'one nobody can read', hash: 'plain', outdated: true },
])('IDN-005 $name is outdated: $outdated', ({ hash, outdated }) => {
  expect(isOutdated(hash)).toBe(outdated);
});

test('IDN-005 when the price rises, what was good enough is outdated', () => {
  const risen = { ...ARGON2_COST, timeCost: 3 };
  expect(isOutdated(kept('m=19456,t=2,p=1'), risen)).toBe(true);
  expect(isOutdated(kept('m=19456,t=3,p=1'), risen)).toBe(false);
});
