import { asksForPax, isHalfSheet, paxOptions } from './pax-options.ts';

test.each([
  [{ minPax: 1, maxPax: 1 }, [1], false, true],
  [{ minPax: 1, maxPax: 4 }, [1, 2, 3, 4], true, true],
  [{ minPax: 2, maxPax: 6 }, [2, 3, 4, 5, 6], true, true],
  [{ minPax: 1, maxPax: 8 }, [1, 2, 3, 4, 5, 6, 7, 8], true, false],
  [{ minPax: 1, maxPax: null }, [1], false, true],
])('CON-026, CON-027: %j offers %j', (range, options, asks, half) => {
  expect(paxOptions(range)).toEqual(options);
  expect(asksForPax(range)).toBe(asks);
  expect(isHalfSheet(range)).toBe(half);
});
