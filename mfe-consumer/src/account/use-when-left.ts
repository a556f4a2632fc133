import { useEffect, useRef } from 'react';

/** Does a thing once the screen is gone: a guard that saw it happen before would lead elsewhere. */
export function useWhenLeft(): (work: () => void) => void {
  const work = useRef<(() => void) | null>(null);
  useEffect(() => () => work.current?.(), []);
  return (next) => {
    work.current = next;
  };
}
