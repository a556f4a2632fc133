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

/** The name by which code asks for a text: plural forms share one name. */
type Name<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The path of every text in a tree: `'queue.people'`. */
export type TextKey<T extends TextTree> = {
  [K in keyof T & string]: T[K] extends TextTree ? `${K}.${TextKey<T[K]>}` : Name<K>;
}[keyof T & string];
