const MAX_WORDS = 6;
/** Letters of a word beyond this many do not distinguish it from others. */
const LONGEST = 20;

/** The words of a text in their searchable form: lower case, without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** The words of a search, limited to a number that can be looked up at once. */
export function wantedWords(text: string): string[] {
  return searchWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, LONGEST).join(''));
}

/** All search terms that find a text: each prefix of each of its words. */
export function searchStarts(text: string): string[] {
  const starts = searchWords(text).flatMap((word) => {
    const letters = [...word].slice(0, LONGEST);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(starts)];
}

/** In shorter words typos are not tolerated, because too many words resemble them. */
const SHORTEST_FORGIVEN = 4;
/** How many letters of a word are compared; a longer word is found once this many are typed. */
const COMPARED = 7;

/**
 * The deletion neighbourhoods of the words of a text: the beginning of each word, and the same with one letter left out. Words
 * that differ by one typo (an extra, missing or wrong letter, or two neighbours exchanged) share an entry.
 */
export function deletions(text: string): string[] {
  const entries = searchWords(text).flatMap((word) => {
    const letters = [...word].slice(0, COMPARED);
    if (letters.length < SHORTEST_FORGIVEN) return [];
    return [letters, ...letters.map((_, at) => letters.toSpliced(at, 1))];
  });
  return [...new Set(entries.map((letters) => letters.join('')))];
}
