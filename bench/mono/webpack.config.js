import { fileURLToPath } from 'node:url';
import { baseConfig, ChunkFilesPlugin, PagePlugin } from '@turno/tools/webpack';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The host and the visitors' remote as one bundle, from the same sources and settings, without federation. */
export default ({ version, output }) => {
  const base = baseConfig({ name: 'mono', context: at('.'), version, mode: 'production' });
  return {
    ...base,
    name: 'mono',
    entry: { main: at('../../shell/src/main.ts') },
    output: { ...base.output, path: output, publicPath: '/', uniqueName: 'mono' },
    resolve: {
      ...base.resolve,
      alias: {
        // The one place in which the host speaks to the federation runtime.
        [at('../../shell/src/remotes/federation.ts')]: at('./federation.js'),
      },
    },
    plugins: [
      ...base.plugins,
      new ChunkFilesPlugin(),
      new PagePlugin({ entry: 'main', publicPath: '/' }),
    ],
  };
};
