import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { versionOf } from './package-facts.js';

const SHARED_UI = new URL('../../shared-ui/', import.meta.url);

/** The faces of shared-ui that a page must have once only: they hold contexts, caches or the theme. */
const SHARED_FACES = ['components', 'http', 'i18n', 'live', 'query', 'router', 'session'];

// Sharing goes by the text of the import: a sub-path that is not listed would be bundled a second time.
const SUB_PATHS = { react: ['react/jsx-runtime'], 'react-dom': ['react-dom/client'] };

function faces(options) {
  const version = versionOf('@turno/shared-ui');
  return SHARED_FACES.map((face) => {
    const source = fileURLToPath(new URL(`./src/${face}/index.ts`, SHARED_UI));
    const facts = { singleton: true, version, requiredVersion: `^${version}`, ...options };
    // Keyed by the file, so that an import of it by any spelling is shared.
    return [source, { ...facts, shareKey: `@turno/shared-ui/${face}` }];
  });
}

const ZOD_FACE = fileURLToPath(new URL('./zod-face.js', import.meta.url));

/** The contract's schemas are in every app; the library below them is shared by a face of its own. */
function zodFace(options) {
  const version = versionOf('zod');
  const facts = { singleton: true, version, requiredVersion: `^${version}`, ...options };
  return [ZOD_FACE, { ...facts, shareKey: 'zod/mini' }];
}

/** Sends every import of zod to its shared face. */
export function zodByFace() {
  return new webpack.NormalModuleReplacementPlugin(/^zod\/mini$/, (resource) => {
    if (resource.contextInfo.issuer !== ZOD_FACE) resource.request = ZOD_FACE;
  });
}

function packages(names, options) {
  return names.flatMap((name) => {
    const version = versionOf(name);
    // Built with one version, good with any later one of the same major.
    const facts = { singleton: true, version, requiredVersion: `^${version}`, ...options };
    return [name, ...(SUB_PATHS[name] ?? [])].map((request) => [request, facts]);
  });
}

/** What a remote takes from its host. It brings no copy: the release check holds the host to having it. */
export function sharedByRemote(peers) {
  return shareTable(Object.keys(peers), { import: false });
}

/** What the host lends, ready before anything runs. */
export function sharedByHost(names) {
  return shareTable(names, { eager: true });
}

function shareTable(names, options) {
  return Object.fromEntries([...packages(names, options), ...faces(options), zodFace(options)]);
}
