import { hostRouteFor } from '@turno/shared-types';
import { OFFLINE_PAGES } from './store-offline-copy.ts';

test('S-18 the pages that open without a network are pages of remotes', () => {
  // An address without a page would answer 404, and no copy would be stored at all.
  expect(OFFLINE_PAGES.filter((path) => hostRouteFor(path) === null)).toEqual([]);
});
