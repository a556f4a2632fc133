import type { Locale } from '@turno/shared-types';

/** Texts of one language: words, or groups of words. */
export type TextTree = { readonly [key: string]: string | TextTree };

/**
 * The shape a translation must have. `Texts<typeof it>` asks for every key of the Italian texts:
 * `export const texts = { … } satisfies Texts<typeof it>`.
 */
export type Texts<T extends TextTree = TextTree> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends TextTree
      ? Texts<T[K]>
      : never;
};

/** The name by which code refers to a text: plural forms share one name. */
type Name<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}`
  ? Base
  : Key;

/** The path of every text in a tree: `'queue.people'`. */
type TextKey<T extends TextTree> = {
  [K in keyof T & string]: T[K] extends TextTree ? `${K}.${TextKey<T[K]>}` : Name<K>;
}[keyof T & string];

/** The Italian texts define the keys. */
type Loaders<T extends TextTree> = { it: () => Promise<{ texts: T }> } & {
  [L in Exclude<Locale, 'it'>]: () => Promise<{ texts: Texts<T> }>;
};

/** The texts of a part of the product: one chunk for each language, loaded when that language is shown. */
export type TextBundle<Key extends string = string> = {
  /** Name of the i18next namespace. */
  readonly namespace: string;
  /** The languages that are loaded. */
  readonly loaded: ReadonlyMap<Locale, TextTree>;
  readonly load: (locale: Locale) => Promise<TextTree>;
  /** Whether somebody operates the pages; unattended pages load no texts for errors, fields and other controls. */
  readonly isOperated: boolean;
  /** For the compiler only: the keys that may be asked for. */
  readonly key?: Key;
};

/**
 * Declares a bundle: `defineTexts('display', { it: () => import('./it.ts'), … })`. TypeScript rejects a missing language, and
 * one that lacks a text.
 */
export function defineTexts<T extends TextTree>(
  namespace: string,
  loaders: Loaders<T>,
  { isOperated = true } = {},
): TextBundle<TextKey<T>> {
  const load: Record<Locale, () => Promise<{ texts: TextTree }>> = loaders;
  const loaded = new Map<Locale, TextTree>();
  return {
    namespace,
    loaded,
    isOperated,
    async load(locale) {
      const texts = withUnbrokenCounts((await load[locale]()).texts);
      loaded.set(locale, texts);
      return texts;
    },
  };
}

const COUNT = /^\{\{count\}\} (?=\S+$)/;

/** Joins a number and its noun ("2 persone", "15 min") by a no-break space. */
function withUnbrokenCounts(texts: TextTree): TextTree {
  const entries = Object.entries(texts).map(([key, value]) => {
    const isText = typeof value === 'string';
    return [key, isText ? value.replace(COUNT, '{{count}}\u00a0') : withUnbrokenCounts(value)];
  });
  return Object.fromEntries(entries);
}
