import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Locale, Prepare, RemoteRecord } from '@turno/shared-types';
import { entryAddress } from './entry-address.ts';
import { addHashes, hasHash } from './import-maps.ts';

/** Imports one version of a remote and returns its `./remote` module, unchecked. */
export async function importRemote(record: RemoteRecord, attempt: number): Promise<unknown> {
  const entry = entryAddress(record.entry, attempt);
  if (attempt > 0) await checkIntegrity(entry, record.integrity[record.entry]);
  else if (!hasHash(document, entry)) await checkLateRelease(record);
  // The runtime caches every registration, even failed ones, so each version and attempt gets its own name.
  const name = registeredName(record, attempt);
  registerRemotes([{ name, entry, type: 'module' }]);
  return loadRemote(`${name}/remote`);
}

function registeredName({ name, version }: RemoteRecord, attempt: number): string {
  return `${name}_${version}_${attempt}`.replace(/\W/g, '_');
}

/**
 * A release that went live after the page was generated is not in the page's import map. Its files are added to it; in browsers
 * that accept no further import map, at least the first scripts are checked.
 */
async function checkLateRelease({ entry, preload, integrity }: RemoteRecord): Promise<void> {
  addHashes(document, integrity);
  const files = new Set([entry, ...preload.js]);
  await Promise.all([...files].map((address) => checkIntegrity(address, integrity[address])));
}

/** The page's import map pins hashes by address. A retry has another address, so its hash is checked here. */
async function checkIntegrity(address: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined) return;
  await fetch(address, { integrity, credentials: 'omit' });
}

/** Lets a newly loaded remote load its texts, so that its first render has them; earlier releases have no `prepare`. */
export async function prepareRemote(module: unknown, locale: Locale): Promise<unknown> {
  if (hasPrepare(module)) await module.prepare(locale);
  return module;
}

function hasPrepare(module: unknown): module is { prepare: Prepare } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'prepare' in module &&
    typeof module.prepare === 'function'
  );
}
