import { useEffect, useState } from 'react';

/** Whether a value changed less than `ms` milliseconds ago; never so for the first one. */
export function useJustChanged(value: unknown, ms: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled !== value;
}
