import { useEffect, useEffectEvent } from 'react';

const IDLE_MS = 30_000;

/**
 * Calls `onIdle` after a time without input, so that a person who leaves in the middle, or has changed the language, leaves the
 * start screen to the next one.
 */
export function useIdleReturn(onIdle: () => void): void {
  const leave = useEffectEvent(onIdle);
  useEffect(() => {
    let timer = setTimeout(() => leave(), IDLE_MS);
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => leave(), IDLE_MS);
    };
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
  }, []);
}
