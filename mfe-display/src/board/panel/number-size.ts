import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';

/** Capitals and digits are two thirds of their font's size: this fills the height of their place. */
const HEIGHT_SHARE = 128;
/** Width of a character in em: of the number face, of its narrow cut (CST-024), and of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** A lone digit need not fill a whole wall. */
const FEWEST_CHARACTERS = 2;

/** Font size at which a number fits its place both ways; `cqi` and `cqb` are the place's own measures. */
export function numberSize(number: string): string {
  const em = number.length > LONG_NUMBER_LENGTH ? EM.narrow : EM.number;
  return size(Math.max(FEWEST_CHARACTERS, number.length), em, HEIGHT_SHARE);
}

/** The same for words that stand where a number would; they have descenders and need not shout. */
export function wordsSize(words: string): string {
  return size(words.length + ICON_CHARACTERS, EM.words, 60);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
