import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { fileURLToPath } from 'node:url';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The package.json of an installed package, or of a workspace. */
export function readPackage(packageName) {
  return readJson(findPackageJSON(packageName, import.meta.url));
}

export const versionOf = (packageName) => readPackage(packageName).version;

/** What a build needs to know of the package whose webpack.config.js asks; `configUrl` is its `import.meta.url`. */
export function packageFacts(configUrl) {
  const facts = readJson(new URL('./package.json', configUrl));
  const at = (path) => fileURLToPath(new URL(path, configUrl));
  const shortName = facts.name.replace('@turno/', '');
  return { at, shortName, version: facts.version, peers: facts.peerDependencies ?? {} };
}
