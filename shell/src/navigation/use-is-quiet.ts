import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** Whether the first screen has had its time. */
export function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
