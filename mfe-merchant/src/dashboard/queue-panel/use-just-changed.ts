import { useEffect, useState } from 'react';

/** Whether a value changed less than `ms` milliseconds ago; the first value does not count as a change. */
export function useJustChanged(value: unknown, ms: number): boolean {
  const [stable, setStable] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStable(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return stable !== value;
}
