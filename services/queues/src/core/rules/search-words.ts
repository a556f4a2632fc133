const MAX_WORDS = 6;
/** Letters of a word beyond these do not distinguish it from others. */
const LONGEST = 20;

/** The words of a text as they are searched for: lower case, without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** The words of a search, few enough to be looked for at once. */
export function wantedWords(text: string): string[] {
  return searchWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, LONGEST).join(''));
}

/** Everything a text is found by: each beginning of each of its words. */
export function searchStarts(text: string): string[] {
  const starts = searchWords(text).flatMap((word) => {
    const letters = [...word].slice(0, LONGEST);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(starts)];
}

/** Shorter words resemble too many others. */
const SHORTEST_FORGIVEN = 4;
/** Letters of a word that are compared; a longer word is found once this much of it is typed. */
const COMPARED = 7;

/**
 * The deletion neighbourhoods of the words of a text: the beginning of each word, and the same with one letter left out.
 * Words a typo apart (a letter too many, too few, wrong, or exchanged with the next) have an entry in common.
 */
export function deletions(text: string): string[] {
  const entries = searchWords(text).flatMap((word) => {
    const letters = [...word].slice(0, COMPARED);
    if (letters.length < SHORTEST_FORGIVEN) return [];
    return [letters, ...letters.map((_, at) => letters.toSpliced(at, 1))];
  });
  return [...new Set(entries.map((letters) => letters.join('')))];
}
