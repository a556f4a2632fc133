import { type Choice, choiceIn, datesUntil, withChoice, withEnd } from './choice.ts';

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

const FIRST: Choice = { queueId: null, days: 28, dates: null };

test.each([
  ['', FIRST],
  ['queue=42&days=7', { ...FIRST, queueId: 42, days: 7 }],
  ['from=2026-10-01&to=2026-10-31', { ...FIRST, dates: RANGE }],
  ['queue=-1&days=8&from=2026-02-30&to=2026-03-01', FIRST],
  ['queue=1e99&from=2026-10-31&to=2026-10-01', FIRST],
  ['from=2026-01-01&to=2026-10-31', FIRST],
  ['to=2026-10-31', FIRST],
])('S-12 the address ?%s chooses what it can', (query, choice) => {
  expect(choiceIn(new URLSearchParams(query))).toEqual(choice);
});

test.each([FIRST, { ...FIRST, queueId: 42 }, { ...FIRST, days: 91 }, { ...FIRST, dates: RANGE }])(
  'a choice comes back from its address, beside what else is there: %#',
  (choice) => {
    const query = withChoice(new URLSearchParams('other=1&days=7&queue=9'), choice);
    expect(choiceIn(query)).toEqual(choice);
    expect(query.get('other')).toBe('1');
  },
);

test('S-12 dates that have not come end today', () => {
  expect(datesUntil(RANGE, '2026-10-10')).toEqual({ from: '2026-10-01', to: '2026-10-10' });
  expect(datesUntil(RANGE, '2026-09-10')).toEqual({ from: '2026-09-10', to: '2026-09-10' });
});
