import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.js';
import { packageFacts } from './package-facts.js';
import { bringRuntime, ChunkFilesPlugin, compileEarly, PagePlugin } from './plugins.js';
import { sharedByRemote } from './shared.js';

/** The federation runtime of a release, for hosts of other products, which give theirs to nobody. */
const RUNTIME = 'federation-runtime.mjs';

const identifier = (text) => text.replace(/\W/g, '_');

const runtimeCore = fileURLToPath(import.meta.resolve('@module-federation/runtime-core'));

const exposed = (source, name) => ({ import: [source], name });

/** The build a host loads: two exposed modules, and fallback copies of what it shares with the host. */
function federatedConfig({ at, shortName, peers }, { version, output, mode }) {
  const base = baseConfig({ name: shortName, context: at('.'), version, mode });
  const container = identifier(shortName);
  return {
    ...base,
    name: `${shortName} federated`,
    entry: {},
    // Our host provides the federation runtime as a global; the default type would import it as a file.
    externalsType: 'global',
    output: {
      ...base.output,
      path: output,
      publicPath: 'auto',
      uniqueName: `${container}_${identifier(version)}`,
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: {
          './remote': exposed('./src/remote.tsx', 'expose-remote'),
          './mount': exposed('./src/mount.tsx', 'expose-mount'),
        },
        shared: sharedByRemote(peers),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      bringRuntime({ test: /^remoteEntry\.js$/, address: `./plain/${RUNTIME}` }),
      compileEarly(/^(remoteEntry|expose-remote)\b.*\.js$/),
      new ChunkFilesPlugin(),
    ],
    optimization: {
      ...base.optimization,
      // An exposed module stays one file: every further request delays the first screen.
      splitChunks: { chunks: (chunk) => !chunk.name?.startsWith('expose-') },
    },
  };
}

/** The build without federation: a page of its own, a module a partner's page imports, the federation runtime itself. */
function plainConfig({ at, shortName }, { version, output, mode }) {
  const isEmbed = ({ chunk }) => chunk?.name === 'embed';
  const hashed = mode === 'production' ? '[name].[contenthash:8]' : '[name]';
  const cssFilename = (data) => (isEmbed(data) ? 'embed.css' : `${hashed}.css`);
  const base = baseConfig({ name: shortName, context: at('.'), version, mode, cssFilename });
  return {
    ...base,
    name: `${shortName} plain`,
    // The federated build empties the folder that this one writes into.
    dependencies: [`${shortName} federated`],
    entry: {
      standalone: './src/standalone.ts',
      embed: { import: './src/embed.ts', filename: 'embed.mjs', library: { type: 'module' } },
      runtime: { import: runtimeCore, filename: RUNTIME, library: { type: 'module' } },
    },
    output: {
      ...base.output,
      path: path.join(output, 'plain'),
      publicPath: 'auto',
      uniqueName: `${identifier(shortName)}_plain_${identifier(version)}`,
    },
    plugins: [...base.plugins, new PagePlugin({ entry: 'standalone', publicPath: './' })],
    // A lazy part is one file, its libraries included.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
  };
}

/**
 * The two builds of a remote as a function of `{ version, output, mode }`: `webpack` takes the defaults, the release
 * command names version and folder.
 */
export function remoteConfigs(configUrl) {
  const facts = packageFacts(configUrl);
  return ({ version = facts.version, output = facts.at('./dist'), mode = 'production' } = {}) => {
    const target = { version, output, mode };
    return [federatedConfig(facts, target), plainConfig(facts, target)];
  };
}
