import { looksPrivate } from './private-browsing.ts';

test.each([
  { quota: 119_999_999, isPrivate: true },
  { quota: 120_000_000, isPrivate: false },
  { quota: 0, isPrivate: true },
  { quota: undefined, isPrivate: false },
])('SHL-028 a quota of $quota bytes looks like a private window: $isPrivate', async (row) => {
  const estimate = () => Promise.resolve(row.quota === undefined ? {} : { quota: row.quota });
  expect(await looksPrivate({ estimate })).toBe(row.isPrivate);
});

test('SHL-028 a browser that does not reveal its mode shows no warning', async () => {
  expect(await looksPrivate(undefined)).toBe(false);
  expect(await looksPrivate({ estimate: () => Promise.reject(new Error('denied')) })).toBe(false);
});
