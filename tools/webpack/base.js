import optimizeLocales from '@react-aria/optimize-locales-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { insertChecked } from './checked-styles.js';

const sources = {
  // Workspaces are reached through links whose real path is outside node_modules, so they are compiled too.
  test: /\.tsx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
    module: { type: 'es6' },
  },
};

const cssModules = ({ name, version }) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: `${name}__[local]_[hash:base64:5]`,
  // Two releases on one page cannot style each other.
  localIdentHashSalt: version,
});

// Importing the contract or the kit has no side effects, so webpack drops every unused export.
const pureSources = {
  test: /[\\/](shared-types|shared-ui)[\\/]src[\\/].*\.tsx?$/,
  sideEffects: false,
};

function styles(facts) {
  return {
    test: /\.css$/,
    oneOf: [
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          { loader: 'css-loader', options: { modules: cssModules(facts) } },
        ],
      },
      { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
    sideEffects: true,
  };
}

/** Of the thirty languages that React Aria brings, those the product speaks. */
const LOCALES = ['it-IT', 'en-US', 'es-ES', 'de-DE'];

function compressed() {
  const rule = { test: /\.(js|mjs|css|svg|wasm|json)$/, threshold: 512, minRatio: 0.95 };
  return [
    new CompressionPlugin({ ...rule, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin({ ...rule, filename: '[path][base].br', algorithm: 'brotliCompress' }),
  ];
}

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 } },
    extractComments: false,
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
];

/** The settings that every build of every app shares. `name` prefixes class names; the code reads `version`. */
export function baseConfig({ name, context, version, mode, cssFilename }) {
  const isProduction = mode === 'production';
  const hashed = isProduction ? '[name].[contenthash:8]' : '[name]';
  const css = { filename: cssFilename ?? `${hashed}.css`, chunkFilename: `${hashed}.css` };
  return {
    mode,
    // No `eval`: the content security policy of the pages forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    context,
    output: {
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: true,
    },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        sources,
        pureSources,
        styles({ name, version }),
        { test: /\.(woff2|wasm|svg|png|mp3)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      optimizeLocales.webpack({ locales: LOCALES }),
      new MiniCssExtractPlugin({ ...css, ignoreOrder: true, insert: insertChecked }),
      new webpack.DefinePlugin({ __TURNO_VERSION__: JSON.stringify(version) }),
      ...(isProduction ? compressed() : []),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer,
      // A watched build shares React with a host that was built for production.
      nodeEnv: 'production',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
