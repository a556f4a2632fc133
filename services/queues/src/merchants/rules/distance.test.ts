import fc from 'fast-check';
import { distanceKm, type Point } from './distance.ts';

const point = ([lat, lng]: readonly [number, number]) => ({ lat, lng });

test.each([
  { name: 'the same place', from: [41.9, 12.5], to: [41.9, 12.5], km: 0 },
  { name: 'Rome to Milan', from: [41.9028, 12.4964], to: [45.4642, 9.19], km: 477.416 },
  { name: 'over the date line', from: [0, 179.9], to: [0, -179.9], km: 22.264 },
  { name: 'a degree of a meridian', from: [0, 0], to: [1, 0], km: 111.319 },
  { name: 'a degree half way to the pole', from: [60, 0], to: [60, 1], km: 55.659 },
  { name: 'a metre', from: [41.9, 12.5], to: [41.9, 12.500_01], km: 0.001 },
  { name: 'from pole to pole', from: [90, 0], to: [-90, 0], km: 20_037.392 },
] as const)('QUE-003 $name is $km km, to the metre', ({ from, to, km }) => {
  expect(distanceKm(point(from), point(to))).toBe(km);
  expect(distanceKm(point(to), point(from))).toBe(km);
});

const HALF_ROUND = 20_037.392;

test('QUE-003 nothing is further away than the other side of the Earth, and that is a number too', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const testQueue: fc.Arbitrary<Point> = fc.record({ lat, lng });
  fc.assert(
    fc.property(testQueue, testQueue, (from, to) => {
      expect(distanceKm(from, to)).toBeGreaterThanOrEqual(0);
      expect(distanceKm(from, to)).toBeLessThanOrEqual(HALF_ROUND);
      const opposite = { lat: -from.lat, lng: from.lng - 180 };
      expect(distanceKm(from, opposite)).toBeCloseTo(HALF_ROUND, 2);
    }),
  );
  // Rounding takes this one a hair over the largest sine.
  expect(
    distanceKm(
      point([-9.804_636_876_110_607, 138.965_720_004_732_84]),
      point([9.804_636_876_110_607, -41.034_279_995_267_16]),
    ),
  ).toBe(HALF_ROUND);
});
