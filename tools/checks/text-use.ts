/** Texts of one language: words, or groups of words. */
export type TextTree = { readonly [key: string]: string | TextTree };

const COUNTED = /_(zero|one|two|few|many|other)$/;

/** Every key of a tree by its path: `queue.people_one`. */
export function keysOf(tree: TextTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

/** The name by which code asks for a key: without the form of counted words. */
export function askedName(key: string): string {
  return key.replace(COUNTED, '');
}

/** What sources say in quotes: whole texts, and the beginnings and ends of those that are put together. */
export type Quoted = { whole: ReadonlySet<string>; parts: readonly RegExp[] };

/** Everything in quotes in some sources. */
export function quotedIn(sources: readonly string[]): Quoted {
  const text = sources.join('\n');
  const whole = new Set([...text.matchAll(/(?<!\w)'([\w.-]+)'/g)].map(([, words = '']) => words));
  const parts = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, words = '']) => {
    const fixed = words.split(/\$\{[^}]*\}/);
    // A text that is all blanks would fit every key.
    if (fixed.join('').replace(/\W/g, '') === '') return [];
    return [new RegExp(`^${fixed.map((part) => part.replace(/\W/g, '\\$&')).join('[\\w.-]+')}$`)];
  });
  return { whole, parts };
}

/** The keys that no source asks for. */
export function unusedKeys(keys: readonly string[], { whole, parts }: Quoted): string[] {
  return keys.filter((key) => {
    const name = askedName(key);
    return !whole.has(name) && !parts.some((part) => part.test(name));
  });
}

/** The keys that sources use and no text has. */
export function missingKeys(sources: readonly string[], known: readonly string[]): string[] {
  const names = new Set(known.map(askedName));
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, name = '']) => name),
  );
  return [...new Set(asked)].filter((name) => !names.has(name));
}

/** The blanks of a text, in order of their names. */
export function blanksOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
}
