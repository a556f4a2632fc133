import { PASSWORD_MIN_LENGTH } from '../../constants.ts';

/** What a person is known by; a password made of it is the first that an acquaintance tries. */
export type KnownPerson = { email: string; name?: string | null };

const SEPARATORS = /[^\p{L}\p{N}]/gu;
/** Characters that no screen shows, such as soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
/** Accents, once they are apart from their letters. */
const ACCENTS = /\p{M}/gu;
/** Letters that consist of no plain one and an accent. */
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
/** A shorter part of a name or address says nothing about its owner. */
const PART_MIN_LENGTH = 3;
/** With fewer characters left, the password is the person's data with a number or a sign appended. */
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
 * IDN-020: whether hardly anything but the person's own address, name or the product's name makes up a password, written
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

/** The words by which a person is known, in lower case, with their digits and accents and without. */
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

/** The readable form as people write it where a keyboard or an address has no accents. */
export function plainLetters(text: string): string {
  const letters = readableForm(text).normalize('NFKD').replace(ACCENTS, '');
  return letters.replace(/\p{L}/gu, (letter) => WRITTEN_AS[letter] ?? letter);
}

/** As German and Nordic names are written in addresses. */
export function umlautsOut(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => UMLAUTS[letter] ?? letter);
}

function joined(text: string): string {
  return plainLetters(text).replace(SEPARATORS, '');
}
