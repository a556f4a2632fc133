import webpack from 'webpack';

const NAME = 'ChunkFilesPlugin';
const LISTED = /^(route|texts|shared-texts)-/;

const filesOf = (group) => {
  const files = group.getFiles();
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
};

/**
 * Writes `chunks.json`: the files of each chunk that a page may preload, by the chunk's name. A screen names the routes
 * that show it (`route-reservation.passTicket` is shown by two), texts name their language (`texts-it`).
 */
export class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const pairs = [...compilation.namedChunkGroups]
          .filter(([name]) => LISTED.test(name))
          .map(([name, group]) => [name, filesOf(group)]);
        const text = JSON.stringify(Object.fromEntries(pairs), null, 2);
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
