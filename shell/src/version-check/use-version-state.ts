import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import {
  fetchServedVersion,
  SHELL_VERSION,
  type VersionState,
  watchVersion,
} from './version-watch.ts';

/** Compares the running shell with the served one every minute; each later check also reloads the release pointer. */
export function useVersionState(): VersionState {
  const { pointer } = useHost();
  const [state, setState] = useState<VersionState>('loading');
  useEffect(() => {
    // The page brought a fresh pointer.
    let isFresh = true;
    return watchVersion({
      current: SHELL_VERSION,
      fetchVersion: fetchServedVersion,
      onState: (next) => {
        setState(next);
        if (!isFresh) void pointer.refresh();
        isFresh = false;
      },
    });
  }, [pointer]);
  return state;
}
