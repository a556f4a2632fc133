import { pixelShift } from './pixel-shift.ts';

const minute = (n: number) => new Date(n * 60_000);

test('the board shifts once per minute', () => {
  expect(pixelShift(minute(1))).toEqual(pixelShift(new Date(119_999)));
  expect(pixelShift(minute(1))).not.toEqual(pixelShift(minute(2)));
});

test('the shift stays within 4 pixels and repeats', () => {
  const shifts = Array.from({ length: 9 }, (_, at) => pixelShift(minute(at)));
  for (const { x, y } of shifts) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4);
  expect(new Set(shifts.map(({ x, y }) => `${x},${y}`)).size).toBe(9);
  expect(pixelShift(minute(9))).toEqual(pixelShift(minute(0)));
});
