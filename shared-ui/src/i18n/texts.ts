/** Texts of one language: words, or groups of words. */
export type TextTree = { readonly [key: string]: string | TextTree };

/**
 * The shape a translation must have. `Texts<typeof it>` asks for every key of the Italian texts:
 * `export const en = { … } satisfies Texts<typeof it>`.
 */
export type Texts<T extends TextTree = TextTree> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends TextTree
      ? Texts<T[K]>
      : never;
};
