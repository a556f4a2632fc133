import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Version of an installed package, or of a workspace. */
export function versionOf(packageName) {
  return readJson(findPackageJSON(packageName, import.meta.url)).version;
}

/** The folder of an installed package. */
export function folderOf(packageName) {
  return path.dirname(findPackageJSON(packageName, import.meta.url));
}

/** What a build needs to know of the package whose webpack.config.js asks; `configUrl` is its `import.meta.url`. */
export function packageFacts(configUrl) {
  const facts = readJson(new URL('./package.json', configUrl));
  const at = (path) => fileURLToPath(new URL(path, configUrl));
  const shortName = facts.name.replace('@turno/', '');
  return { at, shortName, version: facts.version, peers: facts.peerDependencies ?? {} };
}
