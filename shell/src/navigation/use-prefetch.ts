import type { RemoteName } from '@turno/shared-types';
import { useSession } from '@turno/shared-ui/session';
import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { nextRemote } from './next-remote.ts';

/** Long after the first screen, so that the next one never costs this one anything. */
const QUIET_MS = 2_000;

/** Brings in the remote that is likely to be opened next, once the page has come to rest. */
export function usePrefetch(current: RemoteName): void {
  const { loader, session: port } = useHost();
  const role = useSession(port)?.roles[0] ?? null;
  const next = nextRemote(current, role);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => {
      whenIdle(() => void loader.load(next).catch(() => undefined));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [loader, next]);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}
