import type { RemoteName } from '@turno/shared-types';
import { reloadFresh } from './update-notice.tsx';
import { compareVersions, fetchServedVersion, SHELL_VERSION } from './version-watch.ts';

/**
 * Reloads the page if a newer shell is served, or another version of the remote is live than when the page was loaded. It is
 * for pages without an operator (boards, kiosks), which choose the moment; on all others a person decides (SHL-025).
 */
export async function takeNewRelease(
  pointer: { refresh(): Promise<void>; hasMoved(name: RemoteName): boolean },
  name: RemoteName,
  reload: () => Promise<void> = reloadFresh,
): Promise<void> {
  const [served] = await Promise.all([
    // Without an answer the page could not be loaded either.
    fetchServedVersion().catch(() => null),
    pointer.refresh(),
  ]);
  if (served === null) return;
  const isOld = compareVersions(served, SHELL_VERSION) > 0;
  if (isOld || pointer.hasMoved(name)) await reload();
}
