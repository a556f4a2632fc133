import { createContext, useContext } from 'react';
import type { ToastQueue } from '../toasts/toast-queue.ts';

/** What one mount offers to the components inside it. */
export type FrameContextValue = {
  announce: (text: string) => void;
  toasts: ToastQueue | null;
  setTitle: (title: string) => void;
  /** Notes the page that is shown; answers whether it was reached from another one. */
  arriveAt: (pathname: string) => boolean;
  /** Where sheets are drawn, so that they keep the mount's theme and stay inside its shadow root. */
  overlays: Element | null;
};

export const FrameContext = createContext<FrameContextValue>({
  announce: () => undefined,
  toasts: null,
  setTitle: (title) => {
    document.title = title;
  },
  arriveAt: () => false,
  overlays: null,
});

export function useFrame(): FrameContextValue {
  return useContext(FrameContext);
}
