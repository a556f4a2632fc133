import { walletsOfDevice } from './wallets-of-device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1',
    5,
    ['apple'],
  ],
  ['an iPad', MAC, 5, ['apple']],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Mobile) Chrome/142.0', 5, ['google']],
  ['a Mac', MAC, 0, ['apple', 'google']],
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0', 10, ['apple', 'google']],
])('CON-043 the wallets of %s', (_name, userAgent, maxTouchPoints, wallets) => {
  expect(walletsOfDevice({ userAgent, maxTouchPoints })).toEqual(wallets);
});
