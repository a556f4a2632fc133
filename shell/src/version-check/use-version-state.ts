import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { SHELL_VERSION } from './shell-version.ts';
import { fetchServedVersion, type VersionState, watchVersion } from './version-watch.ts';

/** How the shell that runs stands to the one that is served; with each later look the release pointer is read anew too. */
export function useVersionState(): VersionState {
  const { pointer } = useHost();
  const [state, setState] = useState<VersionState>('loading');
  useEffect(() => {
    // The page itself brought the pointer.
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
