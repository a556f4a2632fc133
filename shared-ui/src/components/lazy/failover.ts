import { createContext } from 'react';

/**
 * Identifies one mount of a remote in a host that replaces a release that throws by another one; `null` in any other host. The
 * remote's frame provides it.
 */
export const FailoverContext = createContext<object | null>(null);
