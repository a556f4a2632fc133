import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';

/** Capitals and digits are two thirds as high as their font size: this percentage fills the height of the area. */
const HEIGHT_SHARE = 128;
/** Width of a character in em: of the number typeface, of its narrow cut (CST-024), and of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** A lone digit need not fill a whole wall. */
const FEWEST_CHARACTERS = 2;

/** Font size at which a number fits its area in both directions; `cqi` and `cqb` measure the area. */
export function numberSize(number: string): string {
  const em = number.length > LONG_NUMBER_LENGTH ? EM.narrow : EM.number;
  return size(Math.max(FEWEST_CHARACTERS, number.length), em, HEIGHT_SHARE);
}

/** The same for words in place of a number; they have descenders and are smaller. */
export function wordsSize(words: string): string {
  return size(words.length + ICON_CHARACTERS, EM.words, 60);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
