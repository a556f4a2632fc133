const MAX_WORDS = 6;

/** The words of a text as they are searched for: lower case, without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}

/** The words somebody looks for, few enough to be looked for at once. */
export function wantedWords(text: string): string[] {
  return searchWords(text).slice(0, MAX_WORDS);
}
