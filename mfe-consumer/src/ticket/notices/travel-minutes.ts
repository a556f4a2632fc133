type Point = { lat: number; lng: number };

const EARTH_METRES = 6_371_000;
/** Streets are longer than the straight line. */
const DETOUR = 1.35;
/** Speeds in metres per minute, on foot and by car or train through a town, and the minutes added to each ride. */
const [WALKING, RIDING, PARKING_MINUTES] = [75, 500, 5];
/** Beyond this distance nobody walks to a queue. */
const WALK_METRES = 2_000;

/** Estimates the minutes from one point to another; people can correct it. */
export function travelMinutesBetween(from: Point, to: Point): number {
  const metres = DETOUR * straight(from, to);
  const minutes = metres <= WALK_METRES ? metres / WALKING : PARKING_MINUTES + metres / RIDING;
  return Math.max(1, Math.ceil(minutes));
}

function straight(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [height, width] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const squared =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(squared));
}
