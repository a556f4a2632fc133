import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const NAME = 'PagePlugin';
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
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the names of all files carry their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        const page = pageOf({ title: 'Turno', files, publicPath: this.publicPath });
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}
