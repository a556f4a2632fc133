import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  askedName,
  blanksOf,
  keysOf,
  missingKeys,
  quotedIn,
  type TextTree,
  unusedKeys,
} from './text-use.ts';

const project = resolve(__dirname, '../..');
const LOCALES = ['it', 'en', 'es', 'de'] as const;
const REMOTES = ['mfe-consumer', 'mfe-merchant', 'mfe-display', 'mfe-passes', 'shell'] as const;

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: project })
    .filter((file) => !/\.test\.|node_modules|\.d\.ts|dist\//.test(file))
    .map((file) => join(project, file));
const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'));

function treeIn(file: string): TextTree {
  const module: Record<string, unknown> = require(join(project, file));
  return Object.values(module)[0] as TextTree;
}

const sourcesOf = (workspace: string) =>
  read(filesOf(`${workspace}/src/**/*.{ts,tsx}`).filter((file) => !file.includes('/locales/')));
const commonWords = (locale: string) => treeIn(`shared-ui/src/i18n/common-words/${locale}.ts`);
const valueAt = (tree: TextTree, key: string) =>
  key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    );

/** Texts that a part brings along, beside those of its whole remote. */
function textsOf(workspace: string): string[] {
  return filesOf(`${workspace}/src/**/texts.ts`)
    .filter((file) => !/locales|i18n/.test(file))
    .map((file) => file.replace(`${project}/`, ''));
}

function ownTree(file: string): TextTree {
  const module: Record<string, { it?: TextTree }> = require(join(project, file));
  return Object.values(module).find((value) => value.it)?.it ?? {};
}

describe.each(REMOTES)('SHL-029 the texts of %s', (workspace) => {
  const sources = sourcesOf(workspace);
  const tree = (locale: string) => treeIn(`${workspace}/src/locales/${locale}.ts`);
  const italian = tree('it');

  test('are all used', () => {
    expect(unusedKeys(keysOf(italian), quotedIn(sources))).toEqual([]);
  });

  test('are all there', () => {
    const trees = [italian, commonWords('it'), ...textsOf(workspace).map(ownTree)];
    const known = trees.flatMap((each) => keysOf(each));
    expect(missingKeys(sources, known)).toEqual([]);
  });

  test.each(LOCALES)('are whole in %s, with the same blanks and without an empty one', (locale) => {
    const own = tree(locale);
    expect(keysOf(own).toSorted()).toEqual(keysOf(italian).toSorted());
    for (const key of keysOf(italian)) {
      const text = String(valueAt(own, key));
      expect([key, blanksOf(text)]).toEqual([key, blanksOf(String(valueAt(italian, key)))]);
      expect([key, text.trim()]).not.toEqual([key, '']);
    }
  });

  test.each(LOCALES)('have every form of counted words that %s needs', (locale) => {
    const keys = keysOf(tree(locale));
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const forms = pluralCategories.filter((form) => form === 'one' || form === 'other');
    const counted = new Set(keys.filter((key) => key.endsWith('_one')).map(askedName));
    for (const name of counted) {
      for (const form of forms) expect(keys).toContain(`${name}_${form}`);
    }
  });
});

test('SHL-029 the common words are all used', () => {
  const everything = ['shared-ui', ...REMOTES].flatMap(sourcesOf);
  expect(unusedKeys(keysOf(commonWords('it')), quotedIn(everything))).toEqual([]);
});

test.each(textsOf('{shared-ui,shell,mfe-*}'))('%s is all used', (file) => {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const sources = filesOf(`${folder}/**/*.{ts,tsx}`).filter((each) => !each.endsWith('texts.ts'));
  const text = read(sources).join('\n');
  const unused = Object.keys(ownTree(file)).filter(
    (key) => !new RegExp(`\\.${key}\\b|'${key}'`).test(text),
  );
  expect(unused).toEqual([]);
});

test('a key is used by its name, by a name that is put together, or as one form of counted words', () => {
  const blank = (name: string) => `${'$'}{${name}}`;
  const quoted = quotedIn([
    `t('a.b'); t(\`status.${blank('status')}\`); t('people', { count }) // doesn't count`,
    `a(\`${blank('x')}\`, \`${blank('y')}.title\`)`,
  ]);
  const keys = ['a.b', 'a.c', 'status.open', 'people_one', 'people_other', 'x.title', 'x.other'];
  expect(unusedKeys(keys, quoted)).toEqual(['a.c', 'x.other']);
});

test('a name that nobody has is missing', () => {
  expect(missingKeys(["t('a.b'); t('a.x'); set('q')"], ['a.b'])).toEqual(['a.x']);
});
