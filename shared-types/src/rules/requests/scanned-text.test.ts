import fc from 'fast-check';
import { lastPathSegment, scannedCode } from './scanned-text.ts';

test.each([
  { scanned: 'https://turno.example/m/forno-aurora', segment: 'forno-aurora' },
  { scanned: 'https://turno.example/m/forno-aurora/?a=1#b', segment: 'forno-aurora' },
  { scanned: '  K7QX2MBP9D ', segment: 'K7QX2MBP9D' },
  { scanned: 'eyJ.eyJ.sig-_', segment: 'eyJ.eyJ.sig-_' },
  { scanned: 'https://turno.example/m/forno-aurora#b?a=1', segment: 'forno-aurora' },
  { scanned: 'm//forno-aurora//', segment: 'forno-aurora' },
  { scanned: 'https://turno.example/m/forno-aurora?a=1\n/b', segment: 'forno-aurora' },
  { scanned: 'forno-aurora #b', segment: 'forno-aurora' },
  { scanned: 'm/forno-aurora / ?a=1', segment: 'forno-aurora' },
  { scanned: '?a=forno', segment: '' },
  { scanned: '', segment: '' },
  { scanned: '/', segment: '' },
])('CON-019 "$scanned" is read as "$segment"', ({ scanned, segment }) => {
  expect(lastPathSegment(scanned)).toBe(segment);
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
  { name: 'underscores in a typed code go', text: 'K7QX2_MBP9D', code: 'K7QX2MBP9D' },
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

/** Any text, and texts of the characters that mean something in an address. */
const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'./?#-_ \naK') }));

test('PAS-032 reading a code twice changes nothing', async () => {
  await fc.assert(
    fc.property(texts, (text) => scannedCode(scannedCode(text)) === scannedCode(text)),
    { numRuns: 1_000 },
  );
});
