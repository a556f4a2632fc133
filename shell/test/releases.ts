import type { RemoteRecord, RemotesFile } from '@turno/shared-types';

/** One released version; of the consumer remote by default. */
export function buildRelease(change: Partial<RemoteRecord> = {}): RemoteRecord {
  const version = change.version ?? '0.2.0-aaaaaaaa';
  const base = `https://consumer.test/${version}`;
  return {
    name: 'mfe-consumer',
    version,
    hostApi: '^1.0.0',
    entry: `${base}/remoteEntry.js`,
    manifest: `${base}/mf-manifest.json`,
    integrity: {},
    preload: { js: [], css: [] },
    ...change,
  };
}

export const CURRENT = buildRelease();
export const EARLIER = buildRelease({ version: '0.1.0-bbbbbbbb' });

/** A pointer with one earlier version. */
export const POINTER: RemotesFile = { schema: 1, remotes: [CURRENT], previous: [EARLIER] };
