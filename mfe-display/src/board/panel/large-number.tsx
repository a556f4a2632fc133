import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { lineLength } from '../fitted-name.tsx';
import s from './large-number.module.css';

/** A number as large as its area allows. */
export function LargeNumber({ number, characters }: { number: string; characters: number }) {
  const length = Math.max(number.length, characters);
  return (
    <div className={s.area}>
      <p className={s.number} data-long={length > LONG_NUMBER_LENGTH || undefined}>
        <span style={{ fontSize: numberSize(length) }}>{number}</span>
      </p>
    </div>
  );
}

/** Capitals and digits are two thirds as high as their font size: this percentage fills the height of the area. */
const HEIGHT_SHARE = 128;
/** Width of a character in em: of the number typeface, of its narrow cut (CST-024), and of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** A lone digit need not fill a whole wall. */
const FEWEST_CHARACTERS = 2;
/** Words say that nothing is called: they stay calm, and leave room for what comes next. */
const WORDS_HEIGHT_SHARE = 34;

/** Font size at which so many characters fit their area in both directions; `cqi` and `cqb` measure the area. */
export function numberSize(length: number): string {
  const em = length > LONG_NUMBER_LENGTH ? EM.narrow : EM.number;
  return size(Math.max(FEWEST_CHARACTERS, length), em, HEIGHT_SHARE);
}

/** The same for words in place of a number, on so many lines. */
export function wordsSize(words: string, lines: 1 | 2): string {
  return size(lineLength(words, lines) + ICON_CHARACTERS, EM.words, WORDS_HEIGHT_SHARE);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
