import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useEffect } from 'react';

/**
 * Locks a public tablet to this page: no back navigation, no browser menu, no dragging, full screen from the first touch on,
 * and a screen that stays on.
 */
export function useLocked(): void {
  useEffect(keepAwake, []);
  useEffect(() => {
    const stay = () => history.pushState(null, '', location.href);
    const prevent = (event: Event) => event.preventDefault();
    const fill = () => {
      if (document.fullscreenElement || !document.fullscreenEnabled) return;
      // If the browser denies it, the browser's own kiosk mode has to be used.
      document.documentElement.requestFullscreen().catch(() => undefined);
    };
    stay();
    window.addEventListener('popstate', stay);
    window.addEventListener('pointerup', fill);
    for (const name of ['contextmenu', 'dragstart', 'gesturestart']) {
      window.addEventListener(name, prevent);
    }
    return () => {
      window.removeEventListener('popstate', stay);
      window.removeEventListener('pointerup', fill);
      for (const name of ['contextmenu', 'dragstart', 'gesturestart']) {
        window.removeEventListener(name, prevent);
      }
    };
  }, []);
}
