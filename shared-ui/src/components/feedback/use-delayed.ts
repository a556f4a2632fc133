import { useEffect, useState } from 'react';

/** `false` at first, `true` once `ms` milliseconds have passed with `isOn` holding throughout. */
export function useDelayed(ms: number, isOn = true): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [ms, isOn]);
  return isLate && isOn;
}
