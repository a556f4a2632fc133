import webpack from 'webpack';

/** Writes what `tableOf(compilation)` answers, once all modules are known, to `shared.json` in the build. */
export function writeTable(compiler, name, tableOf) {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    let table = {};
    // After the federation plugin has told which modules are shared.
    compilation.hooks.finishModules.tap({ name, stage: 1000 }, () => {
      table = tableOf(compilation);
    });
    compilation.hooks.processAssets.tap(name, () => {
      const text = JSON.stringify(table, null, 2);
      compilation.emitAsset('shared.json', new webpack.sources.RawSource(text));
    });
  });
}
