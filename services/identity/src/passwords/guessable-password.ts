import {
  isPasswordPersonal,
  type KnownPerson,
  partsOf,
  plainLetters,
  readableForm,
} from '@turno/shared-types/rules';
import { createWordJudge, MAX_JUDGED_LENGTH, type WordJudge } from './word-judge.ts';

/** A password with at least this score takes more than a hundred million guesses (decision 110). */
const LOWEST_SCORE = 3;
/** Digits and signs that add little to a word: attackers try them all. */
const MAX_DECORATION = 5;
/** Attackers try a year as if it were one character. */
const YEARS = /(?:19|20)\d{2}/g;
/** Consecutive common words that take fewer guesses than this count as a common saying. */
const MAX_SAYING_GUESSES = 1e6;

/** The letters that digits and signs stand for in a password; 1 is read as both i and l. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' }),
);

let judge: WordJudge | null = null;

/** Whether few guesses find this person's password: common passwords, dictionary words, patterns, the person's own data. */
export function isGuessablePassword(password: string, person: KnownPerson): boolean {
  if (isPasswordPersonal(password, person)) return true;
  judge ??= createWordJudge();
  const words = judge;
  const readable = readableForm(password).trim();
  const known = partsOf(person);
  // The lists contain words with and without accents; people omit accents, or put them on other letters.
  return [...new Set([readable, plainLetters(readable)])].some(
    (text) => words.check(text, known).score < LOWEST_SCORE || isDecoratedWord(words, text),
  );
}

/**
 * Whether a password is one word of the lists, or a few common ones, once or repeated, with years, with a few digits or signs,
 * or with digits and signs in place of letters. Signs between letters and digits are ignored.
 */
function isDecoratedWord(words: WordJudge, password: string): boolean {
  if (password.length > MAX_JUDGED_LENGTH) return false;
  const texts = new Set([password, password.replace(/[^\p{L}\p{N}]+/gu, '')]);
  const readings = [...texts].flatMap((text) => [...lettersOf(text), ...readingsOf(text)]);
  const onces = readings.map((reading) => reading.replace(/^(.+?)\1+$/u, '$1'));
  return [...new Set(onces)].some((word) => {
    const { sequence, guesses } = words.check(word);
    const isOfWords = sequence.every(({ pattern }) => pattern === 'dictionary');
    const isOneOrSaying = sequence.length === 1 || guesses < MAX_SAYING_GUESSES;
    return (isOfWords && isOneOrSaying) || words.isRareWord(word);
  });
}

/** The letters of a password that has few other characters. */
function lettersOf(password: string): string[] {
  const undated = password.replace(YEARS, '');
  const letters = undated.replace(/\P{L}+/gu, '');
  return undated.length - letters.length <= MAX_DECORATION ? [letters] : [];
}

/**
 * The words that a password spells when its digits and signs are read as letters. Up to `MAX_DECORATION` of those at its end
 * may be decoration instead, so each possible number of them is tried.
 */
function readingsOf(password: string): string[] {
  const atEnd = /\P{L}*$/u.exec(password)?.[0].length ?? 0;
  const cores = Array.from({ length: Math.min(MAX_DECORATION, atEnd) + 1 }, (_, cut) =>
    password.slice(0, password.length - cut),
  );
  return cores
    .flatMap((core) => ['i', 'l'].map((one) => withLetters(core, one)))
    .filter((reading) => /^\p{L}{4,}$/u.test(reading));
}

function withLetters(text: string, one: string): string {
  return text.replace(/[1!]/g, one).replace(/[034578@$]/g, (sign) => LETTERS.get(sign) ?? sign);
}
