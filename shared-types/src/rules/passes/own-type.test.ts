import { isOwnPassType } from './own-type.ts';

const at = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  { what: 'of the merchant alone', franchisingId: null, merchants: at(7), isOwn: true },
  { what: 'of a franchising', franchisingId: 3, merchants: at(7), isOwn: false },
  { what: 'of another merchant', franchisingId: null, merchants: at(8), isOwn: false },
  { what: 'shared with another', franchisingId: null, merchants: at(7, 8), isOwn: false },
  { what: 'of the whole installation', franchisingId: null, merchants: at(), isOwn: false },
])('PAS-004 a type $what is own: $isOwn', ({ isOwn, ...type }) => {
  expect(isOwnPassType(type, 7)).toBe(isOwn);
});
