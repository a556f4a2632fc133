import { atom } from 'jotai';
import type { Point } from './api.ts';

export type NearMe =
  | { state: 'idle' | 'asking' | 'denied' | 'unsupported' }
  | { state: 'failed'; message: string }
  | { state: 'active'; point: Point };

const POSITION_TIMEOUT_MS = 10_000;
const PERMISSION_DENIED = 1;

/** The visitor's position, if they shared it (CON-003). */
export const nearMeAtom = atom<NearMe>({ state: 'idle' });

/** CON-015: requests the position from the browser; the list stays whatever the result. */
export const findMeAtom = atom(null, (_get, set) => {
  const { geolocation } = navigator;
  if (!geolocation) return set(nearMeAtom, { state: 'unsupported' });
  set(nearMeAtom, { state: 'asking' });
  geolocation.getCurrentPosition(
    ({ coords }) => set(nearMeAtom, { state: 'active', point: pointOf(coords) }),
    ({ code, message }) =>
      set(
        nearMeAtom,
        code === PERMISSION_DENIED ? { state: 'denied' } : { state: 'failed', message },
      ),
    { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
  );
});

// Rounded to about 100 m: a phone's position jitters below that.
function pointOf({ latitude, longitude }: GeolocationCoordinates): Point {
  return { lat: Number(latitude.toFixed(3)), lng: Number(longitude.toFixed(3)) };
}
