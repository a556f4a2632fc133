import { remoteForPath } from '@turno/shared-types';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * Starts the remote of an address before anything is rendered. Fulfils when it is here or has failed; the slot that
 * shows it deals with the failure.
 */
export async function kick(loader: RemoteLoader, path: string): Promise<void> {
  const name = remoteForPath(path);
  if (name) await loader.load(name).catch(() => undefined);
}
