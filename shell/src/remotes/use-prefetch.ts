import type { RemoteName, Role } from '@turno/shared-types';
import { useSession } from '@turno/shared-ui/session';
import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { whenIdle } from '../when-idle.ts';

/** Loads the remote that the person is likely to open next, once the page has come to rest. */
export function usePrefetch(current: RemoteName): void {
  const { loader, session: port } = useHost();
  const role = useSession(port)?.roles[0] ?? null;
  const next = savesData() ? null : nextRemote(current, role);
  useEffect(() => {
    if (next === null) return;
    // If this fails, the page that needs the remote loads it again and shows the error.
    return whenIdle(() => void loader.load(next).catch(() => undefined));
  }, [loader, next]);
}

/** The remote that a role is likely to open after this one; `null` where none is likely. */
export function nextRemote(current: RemoteName, role: Role | null): RemoteName | null {
  if (current === 'mfe-display') return null;
  if (role !== 'ROLE_MERCHANT') return null;
  return current === 'mfe-merchant' ? 'mfe-passes' : 'mfe-merchant';
}

/** Whether the browser's data saver is on. */
function savesData(): boolean {
  return (
    'connection' in navigator &&
    (navigator as { connection?: Connection }).connection?.saveData === true
  );
}

type Connection = { saveData?: boolean };
