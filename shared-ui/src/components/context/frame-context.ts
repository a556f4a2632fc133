import { createContext, useContext } from 'react';
import type { ToastQueue } from './toast-queue.ts';

/** Services of one mount for the components inside it. */
type FrameContextValue = {
  announce: (text: string) => void;
  toasts: ToastQueue | null;
  /** The toasts of the outermost mount: they stay when another remote replaces this one. */
  pageToasts: ToastQueue | null;
  setTitle: (title: string) => void;
  /** Shows another title until it is `null` again. */
  overrideTitle: (title: string | null) => void;
  /** Records the page that is shown; returns whether the person navigated to it from another one. */
  recordPage: (pathname: string) => boolean;
};

export const FrameContext = createContext<FrameContextValue>({
  announce: () => undefined,
  toasts: null,
  pageToasts: null,
  setTitle: (title) => {
    document.title = title;
  },
  overrideTitle: () => undefined,
  recordPage: () => false,
});

/**
 * Container for sheets, with the mount's theme and inside its shadow root. It exists only after the first render and has a
 * context of its own, so that its arrival re-renders only the components that open sheets.
 */
export const OverlaysContext = createContext<Element | null>(null);

export function useFrame(): FrameContextValue {
  return useContext(FrameContext);
}

export function useOverlays(): Element | null {
  return useContext(OverlaysContext);
}

/** The function that announces a text to screen readers, politely. */
export function useAnnounce(): (text: string) => void {
  return useFrame().announce;
}
