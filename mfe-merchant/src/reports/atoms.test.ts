import { withEnd } from './atoms.ts';

const RANGE = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  ['from', '2026-10-10', { from: '2026-10-10', to: '2026-10-31' }],
  ['from', '2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
  ['from', '2026-01-01', { from: '2026-01-01', to: '2026-04-02' }],
  ['to', '2026-09-01', { from: '2026-09-01', to: '2026-09-01' }],
  ['to', '2027-01-31', { from: '2026-11-01', to: '2027-01-31' }],
] as const)('S-12 the range stays from 1 to 92 days long: %s %s', (end, date, range) => {
  expect(withEnd(RANGE, end, date)).toEqual(range);
});
