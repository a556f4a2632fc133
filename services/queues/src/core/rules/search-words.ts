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
