import type { RemoteRecord } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import type { ReleaseFacts, ReleaseFiles } from './release-file.ts';

/** A release as `/remotes.json` names it: with the addresses that its files have at an origin. */
export function releaseRecord(facts: ReleaseFacts, origin: string): RemoteRecord {
  const { name, version, hostApi, entry, manifest, integrity, preload, routes } = facts;
  const address = (path: string) => `${origin}/${version}/${path}`;
  const addresses = ({ js, css }: ReleaseFiles) => ({
    js: js.map(address),
    css: css.map(address),
  });
  const hashes = Object.entries(integrity).map(([path, hash]) => [address(path), hash]);
  const texts = LOCALES.flatMap((locale) => {
    const own = facts.texts[locale];
    return own ? [[locale, addresses(own)] as const] : [];
  });
  return {
    name,
    version,
    hostApi,
    entry: address(entry),
    manifest: address(manifest),
    integrity: Object.fromEntries(hashes),
    preload: addresses(preload),
    routes: routes.map((route) => ({ path: route.path, ...addresses(route) })),
    texts: Object.fromEntries(texts),
  };
}
