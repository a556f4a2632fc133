import { useEffect, useState } from 'react';

const IDLE_MS = 5_000;

/** Whether there was no pointer movement, touch or key for a while. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const wake = (event: Event) => {
      // Browsers report movements of zero distance when the page moves under a resting pointer.
      if (event instanceof MouseEvent && event.type === 'pointermove') {
        if (event.movementX === 0 && event.movementY === 0) return;
      }
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) window.addEventListener(name, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, wake);
    };
  }, []);
  return isIdle;
}
