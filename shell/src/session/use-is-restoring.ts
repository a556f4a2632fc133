import { useEffect, useState } from 'react';

/** Whether the stored token is still being asked about (SHL-016). */
export function useIsRestoring(restored: Promise<void> | null): boolean {
  const [isRestoring, setRestoring] = useState(restored !== null);
  useEffect(() => {
    let isGone = false;
    void restored?.then(() => {
      if (!isGone) setRestoring(false);
    });
    return () => {
      isGone = true;
    };
  }, [restored]);
  return isRestoring;
}
