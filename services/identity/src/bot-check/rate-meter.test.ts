import { createRateMeter } from './rate-meter.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10) + seconds * 1_000);

test('IDN-021 what happened counts for a minute, and fades', () => {
  const meter = createRateMeter();
  for (let n = 0; n < 599; n += 1) meter.count(at(30));
  expect(meter.count(at(59))).toBe(600);
  expect(meter.count(at(60))).toBe(601);
  expect(meter.count(at(90))).toBe(302);
  expect(meter.count(at(200))).toBe(1);
});
