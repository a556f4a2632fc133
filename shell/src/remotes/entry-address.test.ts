import { entryAddress } from './entry-address.ts';

test.each([
  { entry: 'https://a.test/1/remoteEntry.js', attempt: 0, at: 'https://a.test/1/remoteEntry.js' },
  {
    entry: 'https://a.test/1/remoteEntry.js',
    attempt: 2,
    at: 'https://a.test/1/remoteEntry.js?retry=2',
  },
  { entry: 'https://a.test/e.js?v=1', attempt: 1, at: 'https://a.test/e.js?v=1&retry=1' },
])('SHL-012 attempt $attempt requests $at', ({ entry, attempt, at }) => {
  expect(entryAddress(entry, attempt)).toBe(at);
});
