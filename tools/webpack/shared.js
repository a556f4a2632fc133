import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackage, versionOf } from './package-facts.js';

const folderOf = (workspace) => fileURLToPath(new URL(`../../${workspace}/`, import.meta.url));
const SHARED_UI = folderOf('shared-ui');

/** Entry points of shared-ui that host and remotes have in common. A remote falls back to a copy of its own. */
const SHARED_ENTRY_POINTS = ['components', 'http', 'i18n', 'live', 'query', 'session'];

// Module Federation shares by the text of the import: webpack bundles a sub-path that is not listed a second time.
const SUB_PATHS = { react: ['react/jsx-runtime'], 'react-dom': ['react-dom/client'] };

/** What a remote shares with its host, by the remote's peer dependencies. It brings a fallback copy of everything. */
export function sharedByRemote(peers) {
  return sharedTable(Object.keys(peers), {});
}

/** What the host shares, loaded before anything runs. */
export function sharedByHost(packages) {
  return sharedTable(packages, { eager: true });
}

function sharedTable(packages, options) {
  return Object.fromEntries([
    ...packages.flatMap((name) => singletons(name, options)),
    routerEntryPoint(options),
    ...entryPoints(options),
  ]);
}

/** One copy for the page. Where its version does not fit, loading the remote fails with a sentence that names both. */
function once(version) {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

/** Libraries that hold a context or a store: a page has one copy, of any later version of the same major. */
function singletons(name, options) {
  const facts = { ...once(versionOf(name)), ...options };
  return [name, ...(SUB_PATHS[name] ?? [])].map((request) => [request, facts]);
}

/**
 * The router's context is the host's, but sharing the whole router would quadruple its size: the entry point names what
 * the product uses. Its version is that of its names (`shared-ui/src/router/index.test.ts`).
 */
function routerEntryPoint(options) {
  const { routerVersion: version } = readPackage('@turno/shared-ui').turno;
  return shared('router', { ...once(version), ...options });
}

/** The version carries a digest of the sources: a remote takes the host's copy only when it is the same code. */
function entryPoints(options) {
  const version = `${versionOf('@turno/shared-ui')}-${sourcesDigest()}`;
  const facts = { singleton: false, version, requiredVersion: version, ...options };
  return SHARED_ENTRY_POINTS.map((name) => shared(name, facts));
}

/** Keyed by the file, so that every spelling of the import is the shared one. */
function shared(name, facts) {
  const file = path.join(SHARED_UI, 'src', name, 'index.ts');
  return [file, { ...facts, shareKey: `@turno/shared-ui/${name}` }];
}

function sourcesDigest() {
  const hash = createHash('sha256');
  for (const workspace of ['shared-ui', 'shared-types']) {
    const folder = folderOf(workspace);
    hash.update(readFileSync(path.join(folder, 'package.json')));
    for (const file of sourceFiles(path.join(folder, 'src'))) {
      hash.update(file).update(readFileSync(path.join(folder, 'src', file)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

function sourceFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
