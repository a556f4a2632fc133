import { deviceName } from './views.ts';

test.each([
  {
    name: 'Safari, iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  {
    name: 'Chrome, Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  {
    name: 'Firefox, Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  },
  { name: null, userAgent: '' },
  { name: null, userAgent: '\u0000{"$gt":""}' },
  { name: null, userAgent: 'x'.repeat(600) },
])('a device is called $name', ({ name, userAgent }) => {
  expect(deviceName(userAgent)).toBe(name);
});
