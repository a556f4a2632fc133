import { startTransition, useEffect, useState } from 'react';

/** The present instant, told anew every `stepMs` milliseconds and on return to the page. */
export function useNow(stepMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // A press goes first.
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
