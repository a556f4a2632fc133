import { Button, classNames, MapPin } from '@turno/shared-ui/components';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { useFilters } from './filters.ts';
import s from './near-me-notice.module.css';

/**
 * CON-001, CON-003, CON-015: requests the position when it is pressed, and shows the outcome. It keeps its size, so that the
 * list below never moves.
 */
export function NearMeNotice() {
  const t = useWords();
  const near = useAtomValue(nearMeAtom);
  const findMe = useSetAtom(findMeAtom);
  const { filters, changeFilters } = useFilters();
  const isWanted = filters.isNear && near.state === 'idle';
  useEffect(() => {
    // A link with this filter must not prompt a stranger for the position; a reload may use a position that is already
    // permitted.
    if (isWanted) void mayLocate().then((may) => may && findMe());
  }, [isWanted, findMe]);
  const isPressed = useRef(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const ask = () => {
    isPressed.current = true;
    changeFilters({ isNear: true });
    findMe();
  };
  const isUndecided = near.state === 'idle' || near.state === 'asking';
  const isActive = near.state === 'active';
  useEffect(() => {
    // The focused button was removed, so the focus would be lost.
    if (isActive && isPressed.current && document.activeElement === document.body)
      outcome.current?.focus({ preventScroll: true });
  }, [isActive]);
  return (
    <div className={classNames(!isUndecided && s.notice, !isUndecided && !isActive && s.problem)}>
      {!isUndecided && (
        <>
          <MapPin size={20} aria-hidden />
          <p ref={outcome} tabIndex={-1} className={s.words} role={isActive ? 'status' : 'alert'}>
            {words(t, near)}
          </p>
        </>
      )}
      {/* One button before and after a failure, so that it keeps the focus. */}
      {!isActive && (
        <Button
          variant={isUndecided ? 'secondary' : 'quiet'}
          className={isUndecided ? s.ask : undefined}
          icon={isUndecided ? <MapPin aria-hidden /> : undefined}
          isPending={near.state === 'asking'}
          onPress={ask}
        >
          {isUndecided ? words(t, near) : t('explore.near')}
        </Button>
      )}
    </div>
  );
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
const findMeAtom = atom(null, (_get, set) => {
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
async function mayLocate(): Promise<boolean> {
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
