import { isWebsite } from './website.ts';

test.each([
  'https://forno.example',
  'http://www.forno.example:8080/pane?q=1#due',
  'HTTPS://Forno.Example',
  'https://forno.example.',
  'https://caffè.it',
  'https://forno.рф',
])('MER-003 %s can be a website', (text) => expect(isWebsite(text)).toBe(true));

test.each([
  '',
  'forno.example',
  'https://zibaldone',
  'https://zibaldone.',
  'https://localhost:3000',
  'https://192.168.1.4',
  'https://123',
  'https://[::1]',
  'https://forno..example',
  'https://.example',
  'https://forno.x',
])('MER-003 %s cannot', (text) => expect(isWebsite(text)).toBe(false));
