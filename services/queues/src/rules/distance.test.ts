import { distanceKm } from './distance.ts';

test.each([
  { name: 'the same place', from: [41.9, 12.5], to: [41.9, 12.5], km: 0 },
  { name: 'Rome to Milan', from: [41.9028, 12.4964], to: [45.4642, 9.19], km: 477.5 },
  { name: 'over the date line', from: [0, 179.9], to: [0, -179.9], km: 22.3 },
] as const)('QUE-003 $name', ({ from, to, km }) => {
  const point = ([lat, lng]: readonly [number, number]) => ({ lat, lng });
  expect(distanceKm(point(from), point(to))).toBeCloseTo(km, 0);
});
