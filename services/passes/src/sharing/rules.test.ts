import { buildPass, TODAY } from '../../test/start-passes.ts';
import { isGivable, isRedeemable, isShareable } from './rules.ts';

const FREE = { passOwnerId: null, activatedOn: [] };
const EXPIRED = { activatedOn: ['2026-11-01'] };
const OWNER = { userId: 1, isStaff: false };

test.each([
  { name: 'of the account', change: FREE, may: true },
  { name: 'with a name', change: { ...FREE, passOwnerId: 10 }, may: false },
  { name: 'that is disabled', change: { ...FREE, disabled: true }, may: false },
  { name: 'that has expired', change: { ...FREE, ...EXPIRED }, may: false },
  { name: 'of another account', change: { ...FREE, userId: 2 }, may: false },
  { name: 'of no account', change: { ...FREE, userId: null, issuedBy: 1 }, may: false },
])('PAS-020 a pass $name is handed over: $may', ({ change, may }) => {
  expect(isShareable(buildPass(change), OWNER, TODAY)).toBe(may);
});

test.each([
  { name: 'they created', change: { userId: null, issuedBy: 1 }, may: true },
  { name: 'a colleague created', change: { userId: null, issuedBy: 2 }, may: false },
  { name: 'an account has taken over', change: { userId: 2, issuedBy: 1 }, may: false },
  { name: 'of their own', change: { userId: 1 }, may: true },
])('G-32 staff hand over a pass that $name: $may', ({ change, may }) => {
  const staff = { userId: 1, isStaff: true };
  expect(isShareable(buildPass({ ...FREE, ...change }), staff, TODAY)).toBe(may);
});

test.each([
  { name: 'belongs to no account', change: { userId: null, activatedOn: [] }, may: true },
  { name: 'belongs to one', change: { userId: 2, activatedOn: [] }, may: false },
  { name: 'is disabled', change: { userId: null, activatedOn: [], disabled: true }, may: false },
  { name: 'has expired', change: { userId: null, ...EXPIRED }, may: false },
])('PAS-021 the code of a pass that $name is redeemed: $may', ({ change, may }) => {
  expect(isRedeemable(buildPass(change), TODAY)).toBe(may);
});

const token = (state: 'open' | 'committed' | 'done', transfers = 0, id = 5) => ({
  _id: 'token',
  state,
  passes: [{ id, transfers }],
});

test.each([
  { name: 'as it was', change: {}, of: token('open'), may: true },
  { name: 'under way', change: {}, of: token('committed'), may: true },
  { name: 'of a token that is done', change: {}, of: token('done'), may: false },
  { name: 'that moved with it', change: { transferId: 'token' }, of: token('done', 3), may: true },
  { name: 'that changed hands', change: { transfers: 1 }, of: token('open'), may: false },
  { name: 'of another token', change: {}, of: token('open', 0, 6), may: false },
  { name: 'with a name', change: { passOwnerId: 10 }, of: token('open'), may: false },
  {
    name: 'disabled',
    change: { disabled: true, transferId: 'token' },
    of: token('open'),
    may: false,
  },
])('PAS-036 a token moves a pass $name: $may', ({ change, of, may }) => {
  expect(isGivable(buildPass({ id: 5, ...FREE, ...change }), of)).toBe(may);
});
