import { PASSWORD_MIN_LENGTH } from '../../constants.ts';

/** The data by which a person is known; an acquaintance tries passwords made of it first. */
export type KnownPerson = { email: string; name?: string | null };

const SEPARATORS = /[^\p{L}\p{N}]/gu;
/** Characters that no screen shows, such as soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
/** Accents after decomposition. */
const ACCENTS = /\p{M}/gu;
/** Letters that do not decompose into a plain letter and an accent. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const PRODUCT = 'turno';
/** A shorter part of a name or address is not characteristic of its owner. */
const PART_MIN_LENGTH = 3;
/** With fewer characters left, the password is the person's data plus a number or a sign. */
const OWN_MIN_LENGTH = 5;

/**
 * The form in which a password is measured, hashed and compared (NFKC): keyboards and systems encode the same letter in
 * different ways.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** IDN-020: the length is measured after trimming; blanks at the ends stay part of the password. */
export function isPasswordLongEnough(password: string): boolean {
  return normalizePassword(password).trim().length >= PASSWORD_MIN_LENGTH;
}

/**
 * IDN-020: whether a password consists almost entirely of the person's own address or name, or the product's name, written
 * forwards or backwards.
 */
export function isPasswordPersonal(password: string, person: KnownPerson): boolean {
  const parts = new Set(partsOf(person).map(joined));
  const longestFirst = [...parts].toSorted((a, b) => b.length - a.length);
  const forwards = joined(password);
  const backwards = [...forwards].toReversed().join('');
  return [forwards, backwards].some((text) => {
    const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ''), text);
    return rest.length < OWN_MIN_LENGTH;
  });
}

/** The words by which a person is known, in lower case, each with and without digits and accents. */
export function partsOf({ email, name }: KnownPerson): string[] {
  const said = [email, name ?? '', PRODUCT].map(readableForm);
  const texts = said.flatMap((text) => [text, plainLetters(text), plainLetters(umlautsOut(text))]);
  const words = texts.flatMap((text) => text.split(SEPARATORS));
  const plainWords = words.map((word) => word.replace(/\p{N}/gu, ''));
  const parts = new Set([...texts, ...words, ...plainWords]);
  return [...parts].filter((part) => part.length >= PART_MIN_LENGTH);
}

/** IDN-020: the problem with a new password and its repetition; `null` when there is none. */
export function passwordPairProblem(
  password: string,
  repeated: string,
): 'password_too_short' | 'mismatch' | null {
  if (!isPasswordLongEnough(password) || !isPasswordLongEnough(repeated)) {
    return 'password_too_short';
  }
  return normalizePassword(password) === normalizePassword(repeated) ? null : 'mismatch';
}

/** The text as a person reads it, in lower case. */
export function readableForm(text: string): string {
  return normalizePassword(text).replace(INVISIBLE, '').toLowerCase();
}

/** The readable form without accents, as people write it when a keyboard or an address lacks them. */
export function plainLetters(text: string): string {
  const letters = readableForm(text).normalize('NFKD').replace(ACCENTS, '');
  return letters.replace(/\p{L}/gu, (letter) => WRITTEN_AS[letter] ?? letter);
}

/** Umlauts spelled out, as German and Nordic names are written in addresses. */
export function umlautsOut(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => UMLAUTS[letter] ?? letter);
}

function joined(text: string): string {
  return plainLetters(text).replace(SEPARATORS, '');
}
