import { render, screen } from '@testing-library/react';
import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { QrCode } from './index.ts';
import { qrPath } from './qr-code.tsx';

/** The picture is straight and whole: finding a code in one is the camera's matter, and this reader's weak side. */
const HINTS = new Map([[DecodeHintType.PURE_BARCODE, true]]);

/** Draws the path in pixels, and reads it. */
function read(text: string): string {
  const { path, side } = qrPath(text);
  const scale = 4;
  const pixels = new Uint8ClampedArray(side * side * scale * scale).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = (Number(y) * scale + row) * side * scale + Number(x) * scale;
      pixels.fill(0, start, start + Number(length) * scale);
    }
  }
  const source = new RGBLuminanceSource(pixels, side * scale, side * scale);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  return new QRCodeReader().decode(bitmap, HINTS).getText();
}

test.each([
  ['a short code', '7K2MPQ4XWD'],
  ['an address', 'https://turno.example/m/forno-aurora'],
  ['a signed text', `eyJ${'a1B2'.repeat(60)}.${'x'.repeat(40)}`],
])('what is drawn for %s can be read', (_, text) => {
  expect(read(text)).toBe(text);
});

/** The parts of a signed text: letters and digits without any pattern. */
const signedText = fc
  .tuple(
    fc.uint8Array({ minLength: 90, maxLength: 150 }),
    fc.uint8Array({ minLength: 32, maxLength: 32 }),
  )
  .map((parts) => parts.map((part) => Buffer.from(part).toString('base64url')).join('.'));

test('X-04 the code of a ticket can be read whatever is signed', () => {
  fc.assert(
    fc.property(signedText, (text) => {
      expect(read(text)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('CST-016 a ticket code is 165 wide, named, black on white in every theme', () => {
  render(<QrCode text="7K2MPQ4XWD" label="Codice del biglietto 5" />);
  const code = screen.getByRole('img', { name: 'Codice del biglietto 5' });
  expect(code).toHaveAttribute('width', '165');
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#ffffff');
  expect(code.querySelector('path')).toHaveAttribute('fill', '#000000');
});
