import * as fc from 'fast-check';
import { scannedCode } from '../scanned-code.ts';
import { isVerdict } from './rules.ts';

test.each([
  { code: 'qr_expired', is: true },
  { code: 'qr_invalid', is: true },
  { code: 'ticket_not_valid', is: true },
  { code: 'ticket_not_processable', is: true },
  { code: 'ticket_already_scanned', is: true },
  { code: 'idempotency_key_reused', is: false },
  { code: 'service_unavailable', is: false },
  { code: 'internal_server_error', is: false },
  { code: 'forbidden', is: false },
] as const)('PAS-034 $code is a decision about the ticket: $is', ({ code, is }) => {
  expect(isVerdict(code)).toBe(is);
});

test.each([
  {
    name: 'a signed text stays as it is',
    text: 'eyJh.eyJz_d-W.c2ln-_',
    code: 'eyJh.eyJz_d-W.c2ln-_',
  },
  { name: 'blanks around a signed text go', text: ' eyJh.eyJz.c2ln \n', code: 'eyJh.eyJz.c2ln' },
  { name: 'a typed code is put in capitals', text: 'k7qx2mbp9d', code: 'K7QX2MBP9D' },
  { name: 'blanks in a typed code go', text: ' k7qx2 mbp9d ', code: 'K7QX2MBP9D' },
  { name: 'dashes in a typed code go', text: 'K7QX2-MBP9D', code: 'K7QX2MBP9D' },
  { name: 'long dashes of a clever keyboard go', text: 'K7QX2–MBP9D', code: 'K7QX2MBP9D' },
  {
    name: 'of an address the last part counts',
    text: 'https://turno.example/t/k7qx2mbp9d?a=1',
    code: 'K7QX2MBP9D',
  },
  {
    name: 'a signed text in an address counts too',
    text: 'https://turno.example/t/eyJh.eyJz.c2ln#x',
    code: 'eyJh.eyJz.c2ln',
  },
  { name: 'nothing stays nothing', text: ' -- ', code: '' },
])('PAS-032 $name', ({ text, code }) => {
  expect(scannedCode(text)).toBe(code);
});

test('PAS-032 reading a code twice changes nothing', async () => {
  await fc.assert(
    fc.property(fc.string(), (text) => scannedCode(scannedCode(text)) === scannedCode(text)),
  );
});
