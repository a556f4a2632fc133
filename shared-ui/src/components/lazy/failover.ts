import { createContext } from 'react';

/**
 * One mount of a remote in a host that shows another release in place of one that throws; `null` in any other host. The frame
 * of the remote provides it.
 */
export const FailoverContext = createContext<object | null>(null);
