import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const NOT_OURS = /(^|\/)(\..*|node_modules|dist|test-results|playwright-report|template)(\/|$)/;
/** Packages whose README names each folder of `src` and of `src/shared`, but texts. */
const PACKAGES = [
  'services/gateway',
  'services/identity',
  'services/kit',
  'services/passes',
  'services/queues',
  'shared-types',
  'shared-ui',
  'shell',
  'chaos',
  'mfe-consumer',
  'mfe-display',
  'mfe-merchant',
  'mfe-passes',
];

/** Paths below the project, of files and of folders. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.test(path)) return [];
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
  });
}

const paths = pathsIn('.');
const ends = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, from) => parts.slice(from).join('/'));
  }),
);
const documents = paths
  .filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/'))
  .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));

const exists = (path: string) => {
  try {
    return statSync(path) !== undefined;
  } catch {
    return false;
  }
};

test('a link of a document leads to a file that exists', () => {
  expect(documents.length).toBeGreaterThan(15);
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s:]+)(#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(resolve(PROJECT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/** The names that `proxy/{routes,relay}.ts` stands for. */
function expanded(name: string): string[] {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  if (choices === undefined) return [name];
  return choices.split(',').map((choice) => `${before}${choice.trim()}${after}`);
}

test('a file of code that a document names exists', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w@.{},-]+(?:\/[\w@.{},-]+)*\.(?:tsx?|js|css|tsv))`/g)]
      .flatMap(([, name = '']) => expanded(name))
      .filter((name) => !name.startsWith('.') && !ends.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const foldersOf = (folder: string) =>
  paths.filter((path) => dirname(path) === folder && statSync(join(PROJECT, path)).isDirectory());

test.each(PACKAGES)('the README of %s names each room', (name) => {
  const readme = readFileSync(join(PROJECT, name, 'README.md'), 'utf8');
  const rooms = ['src', 'src/shared'].flatMap((folder) => foldersOf(join(name, folder)));
  const unnamed = rooms
    .map((room) => relative(join(name, 'src'), room))
    .filter((room) => room !== 'locales' && room !== 'shared')
    .filter((room) => !new RegExp(`[\\s\`/]${basename(room)}[/\`]`).test(readme));
  expect(unnamed).toEqual([]);
});
