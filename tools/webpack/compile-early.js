import webpack from 'webpack';

/**
 * Tells the browser that a file's functions are about to be called, so that it compiles them beside the page while the
 * file arrives, not one by one when the page calls them. Browsers that do not know the hint read a comment.
 */
export function compileEarly(test) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    // After the minifier, which takes comments away, and before files are named by their content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
