import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const NOT_SOURCE =
  /^(\..*|node_modules|dist|coverage|generated|test-results|playwright-report|.*\.log)$/;
const LARGEST_FILE_LINES = 200;
const LARGEST_FOLDER_FILES = 25;

type Folder = { path: string; files: string[] };

/** A folder and those below it, without what commands install or make. */
function foldersIn(path: string): Folder[] {
  const entries = readdirSync(join(PROJECT, path), { withFileTypes: true }).filter(
    ({ name }) => !NOT_SOURCE.test(name),
  );
  const [folders, files] = [true, false].map((isFolder) =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => join(path, name)),
  );
  return [{ path, files: files ?? [] }, ...(folders ?? []).flatMap(foldersIn)];
}

const folders = foldersIn('.');
const code = folders
  .flatMap(({ files }) => files)
  .filter((file) => /\.(ts|tsx|js|css|html|grit)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));

test('a file of code has at most 200 lines', () => {
  expect(code.length).toBeGreaterThan(1_000);
  const long = code.filter(({ text }) => text.split('\n').length - 1 > LARGEST_FILE_LINES);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('a folder has at most 25 files; only the decisions are one long list', () => {
  const full = folders.filter(({ files }) => files.length > LARGEST_FOLDER_FILES);
  expect(full.map(({ path }) => path)).toEqual(['docs/decisions']);
});

test('an object or a list is written out, not spread from a literal to save lines', () => {
  const spread = /\.\.\.\{|^\s*\.\.\.\[(?!\s*\.\.\.)[^\]]*\],?$/m;
  expect(code.filter(({ text }) => spread.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a file that makes a temporary folder removes it', () => {
  const making = code.filter(
    ({ file, text }) => !file.endsWith('form.test.ts') && text.includes('mkdtemp'),
  );
  expect(making.length).toBeGreaterThan(10);
  expect(making.filter(({ text }) => !/\brm(Sync)?\(/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('an error of a service that stands for another one names it as its cause, for the log', () => {
  const services = code.filter(({ file }) => /^services\/.*(?<!\.test)\.ts$/.test(file));
  const hiding = /catch \{[^}]*throw new ApiError|\.catch\(\(\) => \{?[^}]*throw new ApiError/;
  expect(services.filter(({ text }) => hiding.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a test beside each file of rules imports it, so that the mutation run counts its rules', () => {
  const isRule = /^(services\/[^/]+|shared-types)\/src\/(.+\/)?rules(\/.+)?\.ts$/;
  const rules = code.filter(
    ({ file, text }) =>
      isRule.test(file) &&
      !file.endsWith('.test.ts') &&
      /^export (function|const \w+ = \()/m.test(text),
  );
  expect(rules.length).toBeGreaterThan(80);
  const isTested = (file: string) =>
    code.some(
      (test) =>
        test.file.endsWith('.test.ts') &&
        dirname(test.file) === dirname(file) &&
        test.text.includes(`'./${basename(file)}'`),
    );
  const untested = rules.filter(({ file }) => !isTested(file));
  expect(untested.map(({ file }) => file)).toEqual([]);
});

test('no rule of the linter or the compiler is suppressed', () => {
  // A comment that suppresses has nothing but the marker before its directive.
  const suppression = /\/[/*]+\s*(biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck))/;
  expect(code.filter(({ text }) => suppression.test(text)).map(({ file }) => file)).toEqual([]);
});

test('what a browser repeats, it repeats by the one mechanism that never runs twice at once, except for a clock', () => {
  const browser = code.filter(({ file }) =>
    /^(mfe-[^/]+|shared-ui|shell)\/src\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  expect(browser.length).toBeGreaterThan(500);
  const repeating = browser.filter(({ text }) => /\bsetInterval\b/.test(text));
  expect(repeating.map(({ file }) => file).toSorted()).toEqual([
    'shared-ui/src/live/run-periodically.ts',
    'shared-ui/src/live/use-now.ts',
  ]);
});
