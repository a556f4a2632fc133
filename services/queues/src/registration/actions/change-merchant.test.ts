import { buildMerchant } from '../../../test/factories.ts';
import { merchantChange, needsLookup } from './change-merchant.ts';

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

const LOCATED = buildMerchant({ route: 'Via Lunga', city: 'Roma', lat: 41.9, lng: 12.5 });
const UNLOCATED = { ...LOCATED, lat: null, lng: null };

test.each([
  { name: 'a new street', merchant: LOCATED, sent: { route: 'Via Corta' }, needs: true },
  { name: 'the same street', merchant: LOCATED, sent: { route: 'Via Lunga' }, needs: false },
  { name: 'no street any more', merchant: LOCATED, sent: { route: '' }, needs: true },
  { name: 'another name', merchant: LOCATED, sent: { name: 'Forno' }, needs: false },
  {
    name: 'a new street with coordinates',
    merchant: LOCATED,
    sent: { route: 'Via Corta', lat: 0, lng: 0 },
    needs: false,
  },
  {
    name: 'a new street, coordinates left out',
    merchant: LOCATED,
    sent: { route: 'Via Corta', lat: null, lng: null },
    needs: true,
  },
  { name: 'the same street again', merchant: UNLOCATED, sent: { route: 'Via Lunga' }, needs: true },
  { name: 'nothing of it', merchant: UNLOCATED, sent: { name: 'Forno' }, needs: false },
])('QUE-003 QUE-009 whether an edit is looked up: $name', ({ merchant, sent, needs }) => {
  expect(needsLookup(merchant, sent)).toBe(needs);
});
