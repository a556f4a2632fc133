import { reachability } from '@turno/shared-ui/http';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { watchReturn } from './watch-return.ts';

/** Whether the services cannot be reached, although there is a network. */
export function useIsAway(): boolean {
  const { apiBase } = useHost().config;
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.read);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (isReached) return setAway(false);
    return watchReturn({
      isThere: async () => (await fetch(`${apiBase}/remotes.json`, { cache: 'no-store' })).ok,
      onStillAway: () => setAway(true),
      onBack: () => reachability.tell(true),
    });
  }, [isReached, apiBase]);
  return isAway;
}
