import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base.js';
import { compileEarly } from './compile-early.js';
import { packageFacts } from './package-facts.js';
import { PagePlugin } from './page-plugin.js';
import { sharedByHost, zodByFace } from './shared.js';
import { SharedLentPlugin } from './shared-lent-plugin.js';

const SHARED_PACKAGES = ['i18next', 'jotai', 'react', 'react-dom'];

/** The plugin that lends the runtime names its CommonJS copy; taking the other one saves carrying both. */
function oneFederationRuntime() {
  return new webpack.NormalModuleReplacementPlugin(
    /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
    (resource) => {
      const toModule = (path) => path.replace(/index\.cjs$/, 'index.js');
      resource.request = toModule(resource.request);
      if (resource.createData?.resource) {
        resource.createData.resource = toModule(resource.createData.resource);
      }
    },
  );
}

/** The runtime brings its reader of manifests even where it is told to leave them alone. */
function noSnapshots() {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    fileURLToPath(new URL('./no-snapshots.js', import.meta.url)),
  );
}

function platformChunk(module) {
  const file = module.resource ?? '';
  return (
    /[\\/]node_modules[\\/](?!@module-federation)/.test(file) ||
    /[\\/]shared-ui[\\/]src[\\/]/.test(file)
  );
}

function hostPlugin(shared) {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}

/** The host: everything it lends is in one chunk, there before the first remote asks. */
export function shellConfig(configUrl) {
  const { at, shortName, version: ownVersion } = packageFacts(configUrl);
  return ({ version = ownVersion, output = at('./dist'), mode = 'production' } = {}) => {
    const base = baseConfig({ name: shortName, context: at('.'), version, mode });
    const shared = sharedByHost(SHARED_PACKAGES);
    const platform = {
      name: 'platform',
      chunks: 'initial',
      enforce: true,
      priority: 50,
      test: platformChunk,
    };
    return {
      ...base,
      name: shortName,
      entry: { main: './src/main.ts' },
      output: { ...base.output, path: output, publicPath: '/', uniqueName: shortName },
      plugins: [
        ...base.plugins,
        zodByFace(),
        hostPlugin(shared),
        oneFederationRuntime(),
        noSnapshots(),
        new SharedLentPlugin(shared),
        compileEarly(/^(platform|main)\b.*\.js$/),
        new PagePlugin({ entry: 'main', publicPath: '/' }),
      ],
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { platform } } },
    };
  };
}
