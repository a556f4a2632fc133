import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const pureRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: at('./pure-router.js'),
};

const leanI18next = {
  test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  loader: at('./lean-i18next.js'),
};

const silentHooks = {
  test: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]useTranslation\.js$/,
  loader: at('./silent-hooks.js'),
};

const qrBytes = {
  test: /[\\/]qrcode[\\/]lib[\\/]core[\\/]segments\.js$/,
  loader: at('./qr-bytes.js'),
};

const quietSonner = {
  test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
  loader: at('./quiet-sonner.js'),
};

/** Loaders that take out of a library what is in one file with what is used. */
export const leanLibraries = [pureRouter, leanI18next, silentHooks, qrBytes, quietSonner];

/** Parts of libraries that are always there and that the product has no use for: module -> what stands in. */
export function withoutUnused() {
  const parts = [
    [/[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/, './no-mutations.js'],
    [
      /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
      './no-infinite-queries.js',
    ],
    [/[\\/]react-i18next[\\/]dist[\\/]es[\\/]unescape\.js$/, './no-unescape.js'],
    [/[\\/]ky[\\/]distribution[\\/]utils[\\/]body\.js$/, './no-progress.js'],
    [/[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]utils\.mjs$/, './no-right-to-left.js'],
    [
      /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/,
      './no-default-locale.js',
    ],
  ];
  return parts.map(([part, file]) => new webpack.NormalModuleReplacementPlugin(part, at(file)));
}
