import { merchantChange } from './change-merchant.ts';

test.each([
  { name: 'nothing was sent', sent: {}, change: {} },
  { name: 'what was sent', sent: { name: 'Forno', lat: 0 }, change: { name: 'Forno', lat: 0 } },
  {
    name: 'an empty text is none',
    sent: { website: '', phone: '' },
    change: { website: null, phone: null },
  },
  { name: 'none is none', sent: { logoUrl: null }, change: { logoUrl: null } },
  {
    name: 'what is absent stays',
    sent: { name: 'Forno', route: undefined },
    change: { name: 'Forno' },
  },
  {
    name: 'false is stored',
    sent: { avoidLineupBeforeOpening: false },
    change: { avoidLineupBeforeOpening: false },
  },
])('QUE-009 $name', ({ sent, change }) => {
  // `toEqual` would take a field without a value for one that is absent.
  expect(merchantChange(sent)).toStrictEqual(change);
});

test.each([
  { limit: -1, change: { lineupLimitedBeforeOpening: null } },
  { limit: null, change: { lineupLimitedBeforeOpening: null } },
  { limit: 0, change: { lineupLimitedBeforeOpening: 0 } },
  { limit: 1, change: { lineupLimitedBeforeOpening: 1 } },
  { limit: 1_800, change: { lineupLimitedBeforeOpening: 1_800 } },
  { limit: undefined, change: {} },
])('QUE-057 X-09 a limit of $limit', ({ limit, change }) => {
  expect(merchantChange({ lineupLimitedBeforeOpening: limit })).toStrictEqual(change);
});
