const FALLBACK = 'QU';
const LENGTH = 2;

/** QUE-023: the first two letters of a name, in upper case; other characters are skipped. */
export function lettersOf(name: string): string {
  const signs = name.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length < LENGTH ? FALLBACK : signs.slice(0, LENGTH).join('');
}

/** G-44: the letters followed by the smallest free numbers, `count` of them. */
export function freeShortNames(
  letters: string,
  taken: readonly string[],
  count: number,
): readonly string[] {
  const known = new Set(taken);
  const free: string[] = [];
  for (let suffix = 1; free.length < count; suffix += 1) {
    const shortName = `${letters}${suffix}`;
    if (!known.has(shortName)) free.push(shortName);
  }
  return free;
}
