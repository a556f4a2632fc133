import { buildPass, TODAY } from '../../test/start-passes.ts';
import { passDay } from './pass-day.ts';
import { isValidOn, validPeriod } from './rules.ts';

const weekly = (...activatedOn: string[]) => buildPass({ passType: { kind: 1 }, activatedOn });

test.each([
  { name: 'a daily pass on its day', pass: buildPass(), valid: true },
  { name: 'on another day', pass: buildPass({ activatedOn: ['2026-11-20'] }), valid: false },
  { name: 'never activated', pass: buildPass({ activatedOn: [] }), valid: false },
  { name: 'disabled', pass: buildPass({ disabled: true }), valid: false },
  { name: 'a weekly pass on its first day', pass: weekly(TODAY), valid: true },
  { name: 'on its seventh', pass: weekly('2026-11-15'), valid: true },
  { name: 'on the eighth', pass: weekly('2026-11-14'), valid: false },
  { name: 'activated again later', pass: weekly(TODAY, '2026-11-14'), valid: false },
  { name: 'not yet', pass: weekly('2026-11-22'), valid: false },
  {
    name: 'for its holder, without activation',
    pass: buildPass({ passType: { mode: 'generic' }, activatedOn: [] }),
    valid: true,
  },
  {
    name: 'that one disabled',
    pass: buildPass({ passType: { mode: 'generic' }, disabled: true }),
    valid: false,
  },
])('G-58 $name: $valid', ({ pass, valid }) => {
  expect(isValidOn(pass, TODAY)).toBe(valid);
});

test.each([
  { zone: 'Asia/Tokyo', pass: buildPass(), to: '2026-11-21T15:00:00.000Z' },
  { zone: 'Asia/Tokyo', pass: weekly('2026-11-15'), to: '2026-11-21T15:00:00.000Z' },
  { zone: 'Europe/Rome', pass: weekly('2026-11-15'), to: '2026-11-21T23:00:00.000Z' },
])(
  'S-05 PAS-021 a pass of the date before has expired where the next one has begun: $zone',
  ({ zone, pass, to }) => {
    const sunday = passDay({ timezone: zone, openings: [] }, new Date('2026-11-21T23:00:00Z'));
    expect(validPeriod(pass, sunday).to?.toISOString()).toBe(to);
  },
);
