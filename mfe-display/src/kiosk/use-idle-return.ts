import { useEffect, useEffectEvent } from 'react';

const IDLE_MS = 30_000;

/** Who goes away in the middle, or after a choice of the language, leaves the start to the next person. */
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
