import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useEffect } from 'react';

/**
 * Keeps a public tablet on this page: no way back, no menu of the browser, nothing to drag, full screen from the first touch
 * on, and a screen that stays awake.
 */
export function useLocked(): void {
  useEffect(keepAwake, []);
  useEffect(() => {
    const stay = () => history.pushState(null, '', location.href);
    const prevent = (event: Event) => event.preventDefault();
    const fill = () => {
      if (document.fullscreenElement || !document.fullscreenEnabled) return;
      // Where the browser denies it, its own kiosk mode has to do.
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
