import { merchantChange } from './merchant-change.ts';

test.each([
  { name: 'nothing was sent', sent: {}, kept: {} },
  { name: 'what was sent', sent: { name: 'Forno', lat: 0 }, kept: { name: 'Forno', lat: 0 } },
  {
    name: 'an empty text is none',
    sent: { website: '', phone: '' },
    kept: { website: null, phone: null },
  },
  { name: 'none is none', sent: { logoUrl: null }, kept: { logoUrl: null } },
  {
    name: 'what is absent stays',
    sent: { name: 'Forno', route: undefined },
    kept: { name: 'Forno' },
  },
  {
    name: 'no is kept',
    sent: { avoidLineupBeforeOpening: false },
    kept: { avoidLineupBeforeOpening: false },
  },
])('QUE-009 $name', ({ sent, kept }) => {
  // `toEqual` would take a field without a value for one that is absent.
  expect(merchantChange(sent)).toStrictEqual(kept);
});

test.each([
  { limit: -1, kept: { lineupLimitedBeforeOpening: null } },
  { limit: null, kept: { lineupLimitedBeforeOpening: null } },
  { limit: 0, kept: { lineupLimitedBeforeOpening: 0 } },
  { limit: 1, kept: { lineupLimitedBeforeOpening: 1 } },
  { limit: 1_800, kept: { lineupLimitedBeforeOpening: 1_800 } },
  { limit: undefined, kept: {} },
])('QUE-057 X-09 a limit of $limit', ({ limit, kept }) => {
  expect(merchantChange({ lineupLimitedBeforeOpening: limit })).toStrictEqual(kept);
});
