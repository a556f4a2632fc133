import { isPublicAddress, webhookAddressProblem } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:168.63.129.16',
  '::127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('QUE-047 %p is no address of the open Internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
])('QUE-047 %p is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['http://hook.example/', 'not https'],
  ['ftp://hook.example/', 'not https'],
  ['file:///etc/passwd', 'not https'],
  ['javascript:alert(1)', 'not https'],
  ['gopher://127.0.0.1:6379/_x', 'not https'],
  ['https://hook.example:8443/', 'not port 443'],
  ['https://127.0.0.1:27017/', 'not port 443'],
  ['https://user:secret@hook.example/', 'names a user'],
  ['https://hook.example@127.0.0.1/', 'names a user'],
  ['https://:secret@hook.example/', 'names a user'],
  ['https://127.0.0.1/', 'inside a network'],
  ['https://2130706433/', 'inside a network'],
  ['https://0177.0.0.1/', 'inside a network'],
  ['https://0x7f.1/', 'inside a network'],
  ['https://127.1/', 'inside a network'],
  ['https://0/', 'inside a network'],
  ['https://169.254.169.254/latest/meta-data/', 'inside a network'],
  ['https://①②⑦.0.0.1/', 'inside a network'],
  ['https://[::1]/', 'inside a network'],
  ['https://[::ffff:127.0.0.1]/', 'inside a network'],
  ['https://[::ffff:7f00:1]/', 'inside a network'],
  ['https://[fd00::1]/', 'inside a network'],
  ['https://[fe80::1]/', 'inside a network'],
  ['https://127.0.0.1./', 'inside a network'],
  ['https://localhost/', 'inside a network'],
  ['https://LOCALHOST./', 'inside a network'],
  ['https://hook.localhost/', 'inside a network'],
  ['https://mongo/', 'inside a network'],
  ['https://metadata.google.internal/', 'inside a network'],
  ['https://printer.local/', 'inside a network'],
  ['https://nas.home.arpa./', 'inside a network'],
  ['https://hook.invalid/', 'inside a network'],
  ['https://', 'not an address'],
  ['hook.example', 'not an address'],
  ['', 'not an address'],
])('QUE-047 calls are not sent to %s: %s', (address, problem) => {
  expect(webhookAddressProblem(address)).toBe(problem);
});

test('QUE-047 calls are sent to an ordinary address', () => {
  expect(webhookAddressProblem('https://hook.example/turno?shop=1')).toBeNull();
  expect(webhookAddressProblem('https://hook.example:443/')).toBeNull();
  expect(webhookAddressProblem('https://internal.hook.example/')).toBeNull();
});
