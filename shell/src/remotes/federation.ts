import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRecord } from '@turno/shared-types';
import { entryAddress } from './entry-address.ts';

/** Asks the browser for one version of a remote and answers its `./remote` module, not yet judged. */
export async function importRemote(record: RemoteRecord, attempt: number): Promise<unknown> {
  const entry = entryAddress(record.entry, attempt);
  if (attempt > 0) await checkIntegrity(entry, record.integrity[record.entry]);
  // The runtime keeps what it once registered, failures too: each version and attempt gets a name of its own.
  const name = registeredName(record, attempt);
  registerRemotes([{ name, entry, type: 'module' }]);
  return loadRemote(`${name}/remote`);
}

function registeredName({ name, version }: RemoteRecord, attempt: number): string {
  return `${name}_${version}_${attempt}`.replace(/\W/g, '_');
}

/** The page's import map knows hashes by address, and a retry has an address of its own: hold it to the same hash. */
async function checkIntegrity(address: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined) return;
  await fetch(address, { integrity, credentials: 'omit' });
}
