import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.js';
import { packageFacts } from './package-facts.js';
import { ChunkFilesPlugin, compileEarly, PagePlugin } from './plugins.js';
import { sharedByHost } from './shared.js';

const SHARED_PACKAGES = ['i18next', 'jotai', 'react', 'react-dom'];

function platformChunk(module) {
  const file = module.resource ?? '';
  return (
    /[\\/]node_modules[\\/](?!@module-federation)/.test(file) ||
    /[\\/]shared-ui[\\/]src[\\/]/.test(file)
  );
}

/**
 * Gives the remotes the runtime that this page runs. `provideExternalRuntime` would add the CommonJS build of the same
 * plugin, which brings a second copy of the runtime.
 */
const provideRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

function hostPlugin() {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedByHost(SHARED_PACKAGES),
    runtimePlugins: [provideRuntime],
    shareStrategy: 'loaded-first',
    // Never loaded: the release command reads what the host shares.
    manifest: true,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The page: everything it shares is in one chunk, loaded before the first remote asks. */
function pageConfig({ at, shortName }, { version, output, mode }) {
  const base = baseConfig({ name: shortName, context: at('.'), version, mode });
  const platform = {
    name: 'platform',
    chunks: 'initial',
    enforce: true,
    priority: 50,
    test: platformChunk,
  };
  // A style sheet with layers that arrives later makes the browser lay the whole page out again (decision 366).
  const styles = { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true };
  return {
    ...base,
    name: shortName,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: output, publicPath: '/', uniqueName: shortName },
    plugins: [
      ...base.plugins,
      hostPlugin(),
      compileEarly(/^(platform|main)\b.*\.js$/),
      new ChunkFilesPlugin(),
      new PagePlugin({ entry: 'main', publicPath: '/' }),
    ],
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { platform, styles } } },
  };
}

/** The service worker: one classic script, because not every browser runs a module there, at a fixed address. */
function workerConfig({ at, shortName }, { version, output, mode }) {
  const base = baseConfig({ name: shortName, context: at('.'), version, mode });
  return {
    ...base,
    name: `${shortName} worker`,
    // The page's build empties the folder that this one writes into.
    dependencies: [shortName],
    target: ['webworker', 'es2022'],
    entry: { worker: './src/offline/worker/service-worker.ts' },
    output: { path: path.join(output, 'worker'), filename: 'service-worker.js', clean: true },
    experiments: {},
  };
}

/** The two builds of the host as a function of `{ version, output, mode }`. */
export function shellConfig(configUrl) {
  const facts = packageFacts(configUrl);
  const defaultOutput = facts.at('./dist/local');
  return ({ version = facts.version, output = defaultOutput, mode = 'production' } = {}) => {
    const target = { version, output, mode };
    return [pageConfig(facts, target), workerConfig(facts, target)];
  };
}
