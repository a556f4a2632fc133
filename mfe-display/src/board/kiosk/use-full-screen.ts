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

/** Puts the board on the whole screen and back. */
export function useFullScreen(board: RefObject<HTMLElement | null>): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return { isFull, toggle: null };
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : board.current?.requestFullscreen();
    // A refusal leaves the board as it is, with the button still there.
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}
