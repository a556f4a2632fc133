import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFacts, ReleaseFiles } from '../releases/index.ts';

type Exposed = { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } };

const ENTRY = 'remoteEntry.js';
/** The federation manifest of a build: what it exposes and shares. */
export const MANIFEST = 'mf-manifest.json';
const CHUNKS = 'chunks.json';
const ROUTE_CHUNK = /^route-(.+)$/;
const TEXT_CHUNK = /^texts-(.+)$/;

/** `sha384-…` of a text or file, as browsers compare it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The hashes of all scripts and styles that a host may load from a release. */
export function integrityOfFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(
    files.sort().map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
}

/** What a page preloads for a remote: its entry, then the files of `./remote`. Later chunks are none of it. */
export function preloadOf(manifest: { exposes: Exposed[] }): ReleaseFiles {
  const remote = manifest.exposes.find(({ path }) => path === './remote');
  if (!remote) throw new Error('The build exposes no ./remote.');
  return { js: [ENTRY, ...remote.assets.js.sync], css: remote.assets.css.sync };
}

/** The files of each route by its path; throws when a screen names a route that the remote does not have. */
export function routesOf(
  chunks: Record<string, ReleaseFiles>,
  paths: Record<string, string>,
): ReleaseFacts['routes'] {
  return Object.entries(chunks).flatMap(([name, { js, css }]) => {
    const routes = ROUTE_CHUNK.exec(name)?.[1]?.split('.') ?? [];
    return routes.map((route) => {
      const path = paths[route];
      if (path === undefined) {
        throw new Error(`A screen names the route "${route}"; there is none.`);
      }
      return { path, js, css };
    });
  });
}

/** The files of a remote's texts by their language. */
export function textsOf(chunks: Record<string, ReleaseFiles>): ReleaseFacts['texts'] {
  const pairs = Object.entries(chunks).flatMap(([name, files]) => {
    const locale = TEXT_CHUNK.exec(name)?.[1];
    return locale === undefined ? [] : [[locale, files] as const];
  });
  return Object.fromEntries(pairs);
}

type Identity = Pick<ReleaseFacts, 'name' | 'version' | 'hostApi' | 'builtAt'>;

/** The facts of a folder that was just built from a remote with these paths. */
export function releaseFacts(
  folder: string,
  identity: Identity,
  paths: Record<string, string>,
): ReleaseFacts {
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest = readJson(MANIFEST);
  const chunks = readJson(CHUNKS);
  return {
    ...identity,
    entry: ENTRY,
    manifest: MANIFEST,
    integrity: integrityOfFolder(folder),
    preload: preloadOf(manifest),
    routes: routesOf(chunks, paths),
    texts: textsOf(chunks),
  };
}
