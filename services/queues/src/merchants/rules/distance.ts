export type Point = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6_378.1;

/** Kilometres between two points along the surface, to the metre (QUE-003). */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.lng - from.lng));
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
  return Math.round(km * 1_000) / 1_000;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
