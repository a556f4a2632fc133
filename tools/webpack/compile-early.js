import webpack from 'webpack';

/**
 * Tells the browser that a file's functions will be called at once, so that it compiles them in the background while the
 * file downloads, and not one by one when the page calls them. Other browsers ignore the comment.
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
