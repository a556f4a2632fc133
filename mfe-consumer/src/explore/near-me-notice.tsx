import { Alert } from '@turno/shared-ui/components';
import { atom, useAtomValue } from 'jotai';
import { useWords, type Words } from '../locales/texts.ts';

/** CON-003, CON-015: shown until the position is known; it says what went wrong. */
export function NearMeNotice() {
  const t = useWords();
  const near = useAtomValue(nearMeAtom);
  const hasFailed =
    near.state === 'denied' || near.state === 'failed' || near.state === 'unsupported';
  return <Alert kind={hasFailed ? 'warning' : 'info'}>{words(t, near)}</Alert>;
}

function words(t: Words, near: NearMe): string {
  switch (near.state) {
    case 'active':
      return t('explore.nearActive');
    case 'asking':
      return t('explore.nearAsking');
    case 'denied':
      return t('explore.nearDenied');
    case 'unsupported':
      return t('explore.nearUnsupported');
    case 'failed':
      return t('explore.nearFailed', { message: near.message });
    default:
      return t('explore.nearBanner');
  }
}

type Point = { lat: number; lng: number };

type NearMe =
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

/** Whether the browser gives the position without asking the person. */
export async function mayLocate(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    // Older browsers cannot tell.
    return false;
  }
}

// Rounded to about 100 m: a phone's position jitters below that.
function pointOf({ latitude, longitude }: GeolocationCoordinates): Point {
  return { lat: Number(latitude.toFixed(3)), lng: Number(longitude.toFixed(3)) };
}
