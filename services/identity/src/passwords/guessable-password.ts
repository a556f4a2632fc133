import {
  isPasswordPersonal,
  type KnownPerson,
  partsOf,
  readableForm,
} from '@turno/shared-types/rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import * as italian from '@zxcvbn-ts/language-it';

/** From this score on, more than a hundred million guesses are needed (decision 110). */
const LOWEST_SCORE = 3;
/** Digits and signs that add little to a word: attackers try them all. */
const MAX_DECORATION = 5;
/** A year is tried as one sign. */
const YEARS = /(?:19|20)\d{2}/g;
/** Common words that follow one another are found by fewer guesses than these: they are a saying, or might be one. */
const MAX_SAYING_GUESSES = 1e6;
const OPTIONS = {
  // The beginning of a longer password is judged: the cost of judging grows with the square of the length.
  maxLength: 32,
  // One reading of characters as letters (4 as a): trying many readings takes seconds for a hostile password.
  l33tMaxSubstitutions: 1,
};

/** Words and names are enough; the lists drawn from Wikipedia double the time and memory. */
const UNUSED_LISTS = /wikipedia|lastnames-english/;

/** What people say in the languages of the product and the lists do not have, without blanks. */
const PHRASES = [
  ...['tiamo', 'tiamotanto', 'tivogliobene', 'amoremio', 'lamiapassword', 'passwordmia'],
  ...[
    'teamo',
    'teamomucho',
    'tequiero',
    'tequieromucho',
    'minombre',
    'micontraseña',
    'contrasenya',
  ],
  ...['tantiauguri', 'buonagiornata', 'parolachiave', 'forzaitalia', 'vivaitalia', 'vivaespaña'],
  ...['vivaespana', 'turnoapp', 'turnoqueue', 'turnoticket'],
  ...['buonnatale', 'buonanno', 'feliznavidad', 'felizaño', 'froheweihnachten', 'merrychristmas'],
  ...['ichliebedich', 'ichliebdich', 'meinpasswort', 'meinname', 'gutentag', 'gutenmorgen'],
  ...['iloveyou', 'ilovemyself', 'mypassword', 'nopassword', 'goodmorning', 'letmein'],
];
/** Umlauts as keyboards without them write them. */
const UMLAUTS = [/ae/g, /oe/g, /ue/g] as const;

/** The letters that digits and signs are written for. A 1 is read as i and as l. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' }),
);

let judge: ZxcvbnFactory | null = null;

/** Whether few guesses find a password of this person: common ones, dictionary words, patterns, the person's own data. */
export function isGuessablePassword(password: string, person: KnownPerson): boolean {
  if (isPasswordPersonal(password, person)) return true;
  judge ??= createJudge();
  const readable = readableForm(password).trim();
  const { score } = judge.check(readable, partsOf(person));
  return score < LOWEST_SCORE || isDecoratedWord(judge, readable);
}

/**
 * Whether a password is one word of the lists, or a few common ones, once or repeated, with years, a few digits or signs, or
 * these for letters.
 */
function isDecoratedWord(words: ZxcvbnFactory, password: string): boolean {
  if (password.length > OPTIONS.maxLength) return false;
  const undated = password.replace(YEARS, '');
  const letters = undated.replace(/\P{L}+/gu, '');
  const isDecoration = undated.length - letters.length <= MAX_DECORATION;
  const readings = [...(isDecoration ? [letters] : []), ...readingsOf(password)];
  const onces = readings.map((reading) => reading.replace(/^(.+?)\1+$/u, '$1'));
  return [...new Set(onces.flatMap((word) => [word, withUmlauts(word)]))].some((word) => {
    const { sequence, guesses } = words.check(word);
    const isOfWords = sequence.every(({ pattern }) => pattern === 'dictionary');
    return isOfWords && (sequence.length === 1 || guesses < MAX_SAYING_GUESSES);
  });
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

function withUmlauts(word: string): string {
  return UMLAUTS.reduce((text, each, at) => text.replace(each, 'äöü'.charAt(at)), word);
}

/** Ranks the words of all languages that the product speaks; takes a third of a second, once. */
function createJudge(): ZxcvbnFactory {
  const packs = { common, german, english, spanish, italian };
  const lists = Object.entries(packs).flatMap(([language, pack]) =>
    // Packs use the same names for their lists, and a list must not replace that of another language.
    Object.entries(pack.dictionary).map(([name, words]) => [`${name}-${language}`, words] as const),
  );
  return new ZxcvbnFactory({
    ...OPTIONS,
    graphs: common.adjacencyGraphs,
    dictionary: {
      ...Object.fromEntries(lists.filter(([name]) => !UNUSED_LISTS.test(name))),
      phrases: PHRASES,
    },
  });
}
