import { PASSWORD_MIN_LENGTH } from '../../constants.ts';

/** What a person is known by; a password made of it is the first that an acquaintance tries. */
export type KnownPerson = { email: string; name?: string | null };

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** Characters that no screen shows, such as soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
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

/** IDN-020: whether hardly anything but the person's own address, name or the product's name makes up a password. */
export function isPasswordPersonal(password: string, person: KnownPerson): boolean {
  const parts = partsOf(person).map(joined);
  const longestFirst = parts.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ''), joined(password));
  return rest.length < OWN_MIN_LENGTH;
}

/** The words by which a person is known, in lower case, with their digits and without. */
export function partsOf({ email, name }: KnownPerson): string[] {
  const texts = [email, name ?? '', PRODUCT].map(readableForm);
  const words = texts.flatMap((text) => text.split(SEPARATORS));
  const plainWords = words.map((word) => word.replace(/\p{N}+/gu, ''));
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

function joined(text: string): string {
  return readableForm(text).replace(SEPARATORS, '');
}
