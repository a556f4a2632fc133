import { buildPass, TODAY } from '../../test/start-passes.ts';
import { isValidOn } from './rules.ts';

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
