import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const TEMPLATE = readFileSync(new URL('./page.html', import.meta.url), 'utf8');

function tagOf(address) {
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href="${address}">`
    : `<script type="module" src="${address}"></script>`;
}

/** The page that runs one entry, in one text. `publicPath` goes before each file's name. */
function pageOf({ title, files, publicPath }) {
  const wanted = files.filter((file) => /\.(js|mjs|css)$/.test(file));
  const styles = wanted.filter((file) => file.endsWith('.css'));
  const scripts = wanted.filter((file) => !file.endsWith('.css'));
  const tags = [...styles, ...scripts].map((file) => tagOf(`${publicPath}${file}`));
  return TEMPLATE.replace('<!-- title -->', title).replace('<!-- files -->', tags.join('\n    '));
}

/**
 * Writes `index.html` around one entry. The server of the page adds the configuration and the addresses. (The usual plugin
 * compiles its template in a child build, into which the federation plugin then puts everything shared.)
 */
export class PagePlugin {
  constructor({ entry, publicPath }) {
    this.entry = entry;
    this.publicPath = publicPath;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PagePlugin.name, (compilation) => {
      // After the names of all files carry their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PagePlugin.name, stage }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        const page = pageOf({ title: 'Turno', files, publicPath: this.publicPath });
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}

const LISTED = /^(route|texts|shared-texts|operated-texts)-/;

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
    compiler.hooks.thisCompilation.tap(ChunkFilesPlugin.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ChunkFilesPlugin.name, stage }, () => {
        const pairs = [...compilation.namedChunkGroups]
          .filter(([name]) => LISTED.test(name))
          .map(([name, group]) => [name, filesOf(group)]);
        const text = JSON.stringify(Object.fromEntries(pairs), null, 2);
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

/** After the minifier, which takes comments away, and before files are named by their content. */
const MINIFIED = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/**
 * Makes the entry of a remote load a federation runtime where its host provides none. Our own host does, so that its pages
 * load one runtime for all remotes.
 */
export function bringRuntime({ test, address }) {
  const banner = `globalThis._FEDERATION_RUNTIME_CORE ??= await import('${address}');`;
  return new webpack.BannerPlugin({ banner, raw: true, test, stage: MINIFIED });
}

/**
 * Tells the browser that a file's functions will be called at once, so that it compiles them in the background while the
 * file downloads, and not one by one when the page calls them. Other browsers ignore the comment.
 */
export function compileEarly(test) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    stage: MINIFIED,
  });
}
