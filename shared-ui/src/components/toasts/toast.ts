import { useMemo } from 'react';
import { useFrame } from '../layout/frame-context.ts';
import { type ShowToast, showToastIn, type ToastQueue } from './toast-queue.ts';

const shown: ToastQueue[] = [];

/** Makes a queue reachable from outside React until it is released. */
export function offerToasts(queue: ToastQueue): () => void {
  shown.push(queue);
  return () => {
    shown.splice(shown.indexOf(queue), 1);
  };
}

/** Shows toasts in the mount that the component belongs to. */
export function useToast(): ShowToast {
  const { toasts } = useFrame();
  return useMemo(() => showToastIn(() => toasts), [toasts]);
}

/** For code outside React only: shows a toast in the mount that came last. */
export const toast: ShowToast = showToastIn(() => shown.at(-1) ?? null);
