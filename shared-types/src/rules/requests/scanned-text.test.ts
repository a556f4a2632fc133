import { lastPathSegment } from './scanned-text.ts';

test.each([
  { scanned: 'https://turno.example/m/forno-aurora', segment: 'forno-aurora' },
  { scanned: 'https://turno.example/m/forno-aurora/?a=1#b', segment: 'forno-aurora' },
  { scanned: '  K7QX2MBP9D ', segment: 'K7QX2MBP9D' },
  { scanned: 'eyJ.eyJ.sig-_', segment: 'eyJ.eyJ.sig-_' },
  { scanned: 'https://turno.example/m/forno-aurora#b?a=1', segment: 'forno-aurora' },
  { scanned: 'm//forno-aurora//', segment: 'forno-aurora' },
  { scanned: '?a=forno', segment: '' },
  { scanned: '', segment: '' },
  { scanned: '/', segment: '' },
])('CON-019 "$scanned" is read as "$segment"', ({ scanned, segment }) => {
  expect(lastPathSegment(scanned)).toBe(segment);
});
