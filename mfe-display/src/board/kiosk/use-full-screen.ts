import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

type FullScreen = {
  isFull: boolean;
  /** `null` where the browser has no full screen for pages. */
  toggle: (() => void) | null;
};

/** Switches the board to full screen and back. */
export function useFullScreen(board: RefObject<HTMLElement | null>): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return { isFull, toggle: null };
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : board.current?.requestFullscreen();
    // If the browser denies it, the button stays.
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}
