import { useEffect, useMemo, useState } from 'react';
import { useFrame } from '../context/frame-context.ts';
import { type ShowToast, showToastIn, type ToastQueue } from '../context/toast-queue.ts';
import { optionalPart } from '../lazy/optional-part.tsx';
import { usePreload } from '../lazy/use-preload.ts';

const shown: ToastQueue[] = [];

/** Makes a queue reachable from outside React until it is released. */
function offerToasts(queue: ToastQueue): () => void {
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

/** Shows toasts about a page that is left: they stay when the shell replaces the remote that asks for them. */
export function usePageToast(): ShowToast {
  const { pageToasts } = useFrame();
  return useMemo(() => showToastIn(() => pageToasts), [pageToasts]);
}

/** For code outside React only: shows a toast in the mount that came last. */
export const toast: ShowToast = showToastIn(() => shown.at(-1) ?? null);

// Most pages never show a toast, so its code loads after the page's, or with the first toast.
const ToasterView = optionalPart(loadToaster);
/** The delay after which the code of toasts is preloaded, in milliseconds, so that the page's own code comes first. */
const PRELOAD_MS = 3_000;

/** Preloads the code of toasts before the first one. */
export function loadToaster() {
  return import('./toaster-view.tsx').then((module) => module.ToasterView);
}

/** The place of a mount's toasts, at the top centre (ERR-001). */
export function Toaster() {
  const { toasts } = useFrame();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!toasts) return;
    const withdraw = offerToasts(toasts);
    const unsubscribe = toasts.subscribe(() => setNeeded(true));
    return () => {
      withdraw();
      unsubscribe();
    };
  }, [toasts]);
  usePreload(loadToaster, PRELOAD_MS);
  if (!toasts || !isNeeded) return null;
  return <ToasterView queue={toasts} />;
}
