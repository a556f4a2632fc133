import { buildPass, TODAY } from '../../test/start-passes.ts';
import { activationBlocker, associationBlocker } from './rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY = { date: TODAY, venue: { timezone: 'Europe/Rome', openings: [] } };
const ENTRANCE = { mode: 'generic', id: 2 } as const;
const entrance = (change = {}) => buildPass({ passType: ENTRANCE, activatedOn: [], ...change });
type Pass = ReturnType<typeof buildPass>;
type Case = { name: string; pass: Pass | null; own?: Pass[]; blocker: string | null };

test.each<Case>([
  { name: 'of somebody else', pass: null, blocker: 'forbidden' },
  { name: 'that is the person’s already', pass: buildPass(), blocker: null },
  {
    name: 'that is the person’s already, disabled',
    pass: buildPass({ disabled: true }),
    blocker: null,
  },
  { name: 'of another person', pass: buildPass({ passOwnerId: 11 }), blocker: 'pass_incompatible' },
  {
    name: 'that is disabled',
    pass: entrance({ passOwnerId: null, disabled: true }),
    blocker: 'pass_incompatible',
  },
  {
    name: 'that has expired',
    pass: buildPass({ passOwnerId: null, activatedOn: ['2026-11-01'] }),
    blocker: 'pass_incompatible',
  },
  { name: 'for the entrance', pass: entrance({ passOwnerId: null }), blocker: null },
  {
    name: 'for the entrance, beside one of its kind',
    pass: entrance({ passOwnerId: null }),
    own: [entrance()],
    blocker: 'similar_pass_already_active',
  },
])('PAS-022 a pass $name is given to a person: $blocker', ({ pass, own = [], blocker }: Case) => {
  expect(associationBlocker({ pass, ownerId: 10, ownPasses: own, date: TODAY })).toBe(blocker);
});

test.each<Case>([
  { name: 'as it was sold', pass: buildPass({ activatedOn: [] }), blocker: null },
  { name: 'that is valid already', pass: buildPass(), own: [buildPass()], blocker: null },
  { name: 'that does not exist', pass: null, blocker: 'pass_not_found' },
  { name: 'of another person', pass: buildPass({ passOwnerId: 11 }), blocker: 'pass_not_found' },
  { name: 'for the entrance', pass: entrance(), blocker: 'pass_incompatible' },
  {
    name: 'that is disabled',
    pass: buildPass({ activatedOn: [], disabled: true }),
    blocker: 'pass_not_usable',
  },
  {
    name: 'beside one of its kind',
    pass: buildPass({ activatedOn: [] }),
    own: [buildPass()],
    blocker: 'similar_pass_already_active',
  },
])('PAS-016 PAS-031 a pass $name is activated: $blocker', ({ pass, own = [], blocker }: Case) => {
  const activating = { pass, ownerId: 10, ownPasses: own, day: DAY, now: NOW };
  expect(activationBlocker(activating)).toBe(blocker);
});

test('PAS-016 a pass is activated at a place that accepts it', () => {
  const pass = buildPass({ activatedOn: [], passType: { merchants: [{ id: 7, name: 'Bar' }] } });
  const at = (where: { merchantId?: number }) =>
    activationBlocker({ pass, ownerId: 10, ownPasses: [], day: { ...DAY, ...where }, now: NOW });
  expect([at({ merchantId: 7 }), at({ merchantId: 8 }), at({})]).toEqual([
    null,
    'pass_not_accepted',
    null,
  ]);
});
