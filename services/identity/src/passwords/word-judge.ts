import { plainLetters, umlautsOut } from '@turno/shared-types/rules';
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import * as italian from '@zxcvbn-ts/language-it';
import { EVERYDAY_WORDS, PHRASES } from './everyday-words.ts';

/** Only the beginning of a longer password is judged, because the cost grows with the square of the length. */
export const MAX_JUDGED_LENGTH = 32;
const OPTIONS = {
  maxLength: MAX_JUDGED_LENGTH,
  // One reading of characters as letters (4 as a): trying many readings takes seconds for a hostile password.
  l33tMaxSubstitutions: 1,
};

/** Words and names are enough to rank passwords by; the lists drawn from Wikipedia double the time and memory. */
const UNRANKED_LISTS = /wikipedia|lastnames-english/;
/** The encyclopedia lists in use; the English lists are sufficient without theirs. */
const PLAIN_WORDS = /wikipedia-(german|spanish|italian)/;
/** A shorter text may match a word by chance. */
const WORD_MIN_LENGTH = 5;

export type WordJudge = {
  check: (text: string, alsoKnown?: string[]) => ZxcvbnResult;
  /** Whether a text without accents is a word of an encyclopedia list. */
  isRareWord: (plain: string) => boolean;
};

/** Ranks the words of all languages that the product speaks; takes less than a second, once. */
export function createWordJudge(): WordJudge {
  const lists = wordLists();
  const dictionary = Object.fromEntries(
    lists
      .filter(([name]) => !UNRANKED_LISTS.test(name))
      .map(([name, words]) => [name, words.flatMap(spellingsOf)]),
  );
  const rare = new Set(
    lists.flatMap(([name, words]) => (PLAIN_WORDS.test(name) ? words.flatMap(spellingsOf) : [])),
  );
  const factory = new ZxcvbnFactory({
    ...OPTIONS,
    graphs: common.adjacencyGraphs,
    dictionary: { ...dictionary, phrases: [...PHRASES, ...EVERYDAY_WORDS].flatMap(spellingsOf) },
  });
  return {
    check: (text, alsoKnown) => factory.check(text, alsoKnown),
    isRareWord: (plain) => plain.length >= WORD_MIN_LENGTH && rare.has(plain),
  };
}

function wordLists(): [name: string, words: string[]][] {
  const packs = { common, german, english, spanish, italian };
  return Object.entries(packs).flatMap(([language, pack]) =>
    // Packs use the same names for their lists, and a list must not replace that of another language.
    Object.entries(pack.dictionary).map(([name, words]): [string, string[]] => [
      `${name}-${language}`,
      words.map(String),
    ]),
  );
}

/** A word as written, and without accents: ä as a and as ae. */
function spellingsOf(word: string): string[] {
  // Most words have no accents.
  if (!/\P{ASCII}/u.test(word)) return [word];
  return [...new Set([word, plainLetters(word), plainLetters(umlautsOut(word))])];
}
