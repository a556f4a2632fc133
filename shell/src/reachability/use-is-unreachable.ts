import { reachability } from '@turno/shared-ui/http';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { pollUntilReachable } from './poll-until-reachable.ts';

/** Whether the services cannot be reached; after a failed request it polls them until they answer. */
export function useIsUnreachable(): boolean {
  const { apiBase } = useHost().config;
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.read);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (isReached) return setUnreachable(false);
    return pollUntilReachable({
      isReachable: async () => (await fetch(`${apiBase}/remotes.json`, { cache: 'no-store' })).ok,
      onStillUnreachable: () => setUnreachable(true),
      onReachable: () => reachability.report(true),
    });
  }, [isReached, apiBase]);
  return isUnreachable;
}
