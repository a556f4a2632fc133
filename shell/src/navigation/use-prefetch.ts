import type { RemoteName } from '@turno/shared-types';
import { useSession } from '@turno/shared-ui/session';
import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { nextRemote } from './next-remote.ts';
import { whenQuiet } from './when-quiet.ts';

/** Brings in the remote that is likely to be opened next, once the page has come to rest. */
export function usePrefetch(current: RemoteName): void {
  const { loader, session: port } = useHost();
  const role = useSession(port)?.roles[0] ?? null;
  const next = savesData() ? null : nextRemote(current, role);
  useEffect(() => {
    if (next === null) return;
    return whenQuiet(() => void loader.load(next).catch(() => undefined));
  }, [loader, next]);
}

/** Whether the reader asked to be spared whatever is not needed now. */
function savesData(): boolean {
  return (
    'connection' in navigator &&
    (navigator as { connection?: Connection }).connection?.saveData === true
  );
}

type Connection = { saveData?: boolean };
