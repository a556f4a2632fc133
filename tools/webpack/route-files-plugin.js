import webpack from 'webpack';

const ROUTE_CHUNK = /^route-(.+)$/;

const filesOf = (group) => {
  const files = group.getFiles();
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
};

/**
 * Writes `routes.json`: the files that a screen needs beyond the remote's own, by the names of the routes that show
 * it. A screen says which in its chunk's name: `route-reservation.passTicket` is shown by two.
 */
export class RouteFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RouteFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RouteFilesPlugin', stage }, () => {
        const pairs = [...compilation.namedChunkGroups].flatMap(([name, group]) =>
          (ROUTE_CHUNK.exec(name)?.[1].split('.') ?? []).map((route) => [route, filesOf(group)]),
        );
        const text = JSON.stringify(Object.fromEntries(pairs), null, 2);
        compilation.emitAsset('routes.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
