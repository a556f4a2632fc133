import fc from 'fast-check';
import { buildPass, TODAY } from '../../test/start-passes.ts';
import { isValidOn, passBlocker, usesLeft, type WantedUse } from './rules.ts';

const use = (ticketId: string, date = TODAY) => ({
  ticketId,
  merchantId: 1,
  queueId: 1,
  date,
  state: 'confirmed' as const,
  expiresAt: new Date(0),
});
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

const ASK: WantedUse = { passMode: 'specific', date: TODAY, ownerId: 10 };

test.each([
  { name: 'a good one', pass: buildPass(), request: {}, code: null },
  { name: 'no such pass', pass: null, request: {}, code: 'pass_not_found' },
  { name: 'another person’s', pass: buildPass(), request: { ownerId: 11 }, code: 'pass_not_found' },
  {
    name: 'one without a person, at a Fast Track',
    pass: buildPass({ passType: { mode: 'generic' } }),
    request: {},
    code: 'pass_incompatible',
  },
  {
    name: 'a Fast Track in a queue for passes',
    pass: buildPass(),
    request: { passMode: 'generic' as const },
    code: null,
  },
  {
    name: 'not active',
    pass: buildPass({ activatedOn: [] }),
    request: {},
    code: 'pass_not_usable',
  },
  { name: 'used up', pass: buildPass({ usages: [use('a')] }), request: {}, code: 'pass_used_up' },
  {
    name: 'used by this very ticket',
    pass: buildPass({ usages: [use('a')] }),
    request: { ticketId: 'a' },
    code: null,
  },
  {
    name: 'used yesterday',
    pass: buildPass({ usages: [use('a', '2026-11-20')] }),
    request: {},
    code: null,
  },
])('PAS-030 PAS-031 $name: $code', ({ pass, request, code }) => {
  expect(passBlocker({ isOwnerKnown: true, pass }, { ...ASK, ...request })).toBe(code);
});

test('PAS-031 an unknown person is reported before any problem of the pass', () => {
  expect(passBlocker({ isOwnerKnown: false, pass: null }, ASK)).toBe('pass_owner_not_found');
});

test('I18 uses left are never negative, and fall by one with each use of the day', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 5 }),
      fc.array(fc.constantFrom(TODAY, '2026-11-20')),
      (max, dates) => {
        const usages = dates.map((date, index) => use(String(index), date));
        const left = usesLeft(buildPass({ passType: { maxUsage: max }, usages }), TODAY);
        const used = dates.filter((date) => date === TODAY).length;
        return left === Math.max(0, max - used);
      },
    ),
  );
});
