import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { leanLibraries, withoutUnused } from './lean-libraries.js';
import { folderOf } from './package-facts.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const sources = {
  // Workspaces are reached through links whose real path is outside node_modules, so they are compiled too.
  test: /\.tsx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
};

const cssModules = (name) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // The hash is of the content: two releases on one page cannot style each other.
  localIdentName: `${name}__[local]_[contenthash:base64:5]`,
});

// Only what is named is taken: the contract and the kit do nothing by being imported.
const pureSources = {
  test: /[\\/](shared-types|shared-ui)[\\/]src[\\/].*\.tsx?$/,
  sideEffects: false,
};

function styles(name) {
  return {
    test: /\.css$/,
    oneOf: [
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          { loader: 'css-loader', options: { modules: cssModules(name) } },
        ],
      },
      { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
    sideEffects: true,
  };
}

/** React Aria ships its texts in thirty languages; the product speaks four. */
function withoutOtherLanguages() {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]intl[\\/][a-z]+[\\/](?!it-IT|en-US|es-ES|de-DE)[a-z]{2}-[A-Z]{2}\.mjs$/,
    at('./no-texts.js'),
  );
}

/** Inside jotai, `jotai/utils` reaches the store by file and would bring a second one beside the shared one. */
function oneJotai() {
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\.\/\.\.\/(vanilla|react)\.js$/,
    (resource) => {
      if (/[\\/]jotai[\\/]dist[\\/]/.test(resource.context)) resource.request = 'jotai';
    },
  );
}

/** The router answers its development build, with its warnings, to whoever does not ask for the other one. */
function routerBuild(isProduction) {
  if (!isProduction) return {};
  const at = (file) => path.join(folderOf('react-router'), 'dist/production', file);
  return { 'react-router$': at('index.mjs'), 'react-router/dom$': at('dom-export.mjs') };
}

/** Of the QR code library only what computes a code: it is drawn by React. */
const qrEncoder = { qrcode$: path.join(folderOf('qrcode'), 'lib/core/qrcode.js') };

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
    terserOptions: { compress: { passes: 3 } },
    extractComments: false,
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
];

/** What every build of every app has in common. `name` marks class names, `version` is told to the code. */
export function baseConfig({ name, context, version, mode, cssFilename }) {
  const isProduction = mode === 'production';
  const hashed = isProduction ? '[name].[contenthash:8]' : '[name]';
  const css = { filename: cssFilename ?? `${hashed}.css`, chunkFilename: `${hashed}.css` };
  return {
    mode,
    // Not by `eval`: pages forbid it, and the router's modules cannot stand in one.
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
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { ...routerBuild(isProduction), ...qrEncoder },
    },
    module: {
      rules: [
        sources,
        pureSources,
        ...leanLibraries,
        styles(name),
        { test: /\.(woff2|wasm|svg|png|mp3)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      withoutOtherLanguages(),
      ...withoutUnused(),
      oneJotai(),
      new MiniCssExtractPlugin({ ...css, ignoreOrder: true }),
      new webpack.DefinePlugin({ __TURNO_VERSION__: JSON.stringify(version) }),
      ...(isProduction ? compressed() : []),
    ],
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', minimizer },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
