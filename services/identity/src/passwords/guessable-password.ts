import {
  isPasswordPersonal,
  type KnownPerson,
  partsOf,
  plainLetters,
  readableForm,
} from '@turno/shared-types/rules';
import { createWordJudge, MAX_JUDGED_LENGTH, type WordJudge } from './word-judge.ts';

/** From this score on, more than a hundred million guesses are needed (decision 110). */
const LOWEST_SCORE = 3;
/** Digits and signs that add little to a word: attackers try them all. */
const MAX_DECORATION = 5;
/** A year is tried as one sign. */
const YEARS = /(?:19|20)\d{2}/g;
/** Common words that follow one another are found by fewer guesses than these: they are a saying, or might be one. */
const MAX_SAYING_GUESSES = 1e6;

/** The letters that digits and signs are written for. A 1 is read as i and as l. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' }),
);

let judge: WordJudge | null = null;

/** Whether few guesses find a password of this person: common ones, dictionary words, patterns, the person's own data. */
export function isGuessablePassword(password: string, person: KnownPerson): boolean {
  if (isPasswordPersonal(password, person)) return true;
  judge ??= createWordJudge();
  const words = judge;
  const readable = readableForm(password).trim();
  const known = partsOf(person);
  // The lists have their words with and without accents; people leave them out, or put them on other letters.
  return [...new Set([readable, plainLetters(readable)])].some(
    (text) => words.check(text, known).score < LOWEST_SCORE || isDecoratedWord(words, text),
  );
}

/**
 * Whether a password is one word of the lists, or a few common ones, once or repeated, with years, a few digits or signs, or
 * these for letters. Signs between letters and digits change nothing.
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
 * The words that a password spells when its digits and signs are read as letters. Up to `MAX_DECORATION` of those at its end may
 * be decoration instead, so each number of them is tried.
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
