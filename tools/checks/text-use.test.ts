import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, OWNERS, project, SHARED, treeIn } from './locale-trees.ts';
import {
  askedName,
  blanksOf,
  keysOf,
  missingKeys,
  quotedIn,
  type TextTree,
  unusedKeys,
} from './text-use.ts';

/** Quotation marks of other languages, and the straight ones of typewriters. */
const FOREIGN_QUOTES = { it: /["'“”„]/, en: /["'«»„]/, es: /["'“”„]/, de: /["'«»”]/ } as const;

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: project })
    .filter((file) => !/\.test\.|node_modules|\.d\.ts|dist\//.test(file))
    .map((file) => join(project, file));
const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'));

const sourcesOf = (owner: string) => {
  const inner = OWNERS.filter((other) => other.startsWith(`${owner}/`));
  return read(
    filesOf(`${owner}/**/*.{ts,tsx}`)
      .filter((file) => !file.includes('/locales/'))
      .filter((file) => !inner.some((other) => file.includes(`/${other}/`))),
  );
};
const sharedKeys = keysOf(treeIn(SHARED, 'it'));
const valueAt = (tree: TextTree, key: string) =>
  key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    );

describe.each(OWNERS)('SHL-029 the texts of %s', (owner) => {
  const sources = sourcesOf(owner);
  const tree = (locale: string) => treeIn(`${owner}/locales`, locale);
  const italian = tree('it');

  test('are all used', () => {
    expect(unusedKeys(keysOf(italian), quotedIn(sources))).toEqual([]);
  });

  test('are all there', () => {
    expect(missingKeys(sources, [...keysOf(italian), ...sharedKeys])).toEqual([]);
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

  test.each(LOCALES)('quote in %s as that language does', (locale) => {
    const own = tree(locale);
    const texts = keysOf(own).map((key) => [key, valueAt(own, key)]);
    expect(texts.filter(([, text]) => FOREIGN_QUOTES[locale].test(String(text)))).toEqual([]);
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

test('SHL-029 the texts of shared-ui are all used', () => {
  const everything = ['shared-ui/src', ...OWNERS].flatMap(sourcesOf);
  expect(unusedKeys(sharedKeys, quotedIn(everything))).toEqual([]);
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

test('an undefined name is missing', () => {
  expect(missingKeys(["t('a.b'); t('a.x'); set('q')"], ['a.b'])).toEqual(['a.x']);
});
