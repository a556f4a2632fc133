import { useEffect, useState } from 'react';
import { useFrame } from '../layout/frame-context.ts';
import { optionalPart } from '../lazy/optional-part.tsx';
import { offerToasts } from './toast.ts';

// Most pages never show a toast: its code comes with the first one.
const ToasterView = optionalPart(() =>
  import('./toaster-view.tsx').then((module) => module.ToasterView),
);

/** The place of a mount's toasts, at the top centre (ERR-001). */
export function Toaster() {
  const { toasts } = useFrame();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!toasts) return;
    const letGo = offerToasts(toasts);
    const unsubscribe = toasts.subscribe(() => setNeeded(true));
    return () => {
      letGo();
      unsubscribe();
    };
  }, [toasts]);
  if (!toasts || !isNeeded) return null;
  return <ToasterView queue={toasts} />;
}
