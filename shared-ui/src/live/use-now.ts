import { startTransition, useEffect, useState } from 'react';

/** The current time, updated every `stepMs` milliseconds and on return to the page. */
export function useNow(stepMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // User input has priority.
    const tick = () => startTransition(() => setNow(new Date()));
    const timer = setInterval(tick, stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return now;
}
