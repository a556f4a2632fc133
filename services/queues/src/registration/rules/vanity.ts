const MAX_LENGTH = 60;
const NAMELESS = 'turno';

/** Letters that do not decompose into a plain letter and a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The readable part of an address, derived from a name: plain letters, digits and single dashes (G-57). */
export function vanityOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => SPELLED[letter] ?? '')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return shortened(plain.replace(/^-|-$/g, '')) || NAMELESS;
}

/** Shortens a vanity at the end of a word, because posters print the address. Only a single word that is too long is cut. */
function shortened(vanity: string): string {
  if (vanity.length <= MAX_LENGTH) return vanity;
  const end = vanity.lastIndexOf('-', MAX_LENGTH);
  return vanity.slice(0, end > 0 ? end : MAX_LENGTH);
}

/** The vanity of the n-th merchant of that name. */
export function numberedVanity(vanity: string, number: number): string {
  return number <= 1 ? vanity : `${vanity}-${number}`;
}
