import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { numberWidth } from '@turno/shared-types/rules';
import { lineLength } from '../fitted-name.tsx';
import s from './large-number.module.css';

/** A number as large as its area allows, beside others that are so many digits wide. */
export function LargeNumber({ number, digits }: { number: string; digits: number }) {
  const width = Math.max(numberWidth(number), digits);
  return (
    <div className={s.area}>
      <p className={s.number} data-long={isLong(width) || undefined}>
        <span style={{ fontSize: numberSize(width) }}>{number}</span>
      </p>
    </div>
  );
}

/** Capitals and digits are two thirds as high as their font size: this percentage fills the height of the area. */
const HEIGHT_SHARE = 128;
/** Width in em of a digit of the number typeface, of one of its narrow cut (CST-024), and of a character of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** A lone digit need not fill a whole wall. */
const FEWEST_DIGITS = 2;
/** Words say that nothing is called: they stay calm, and leave room for what comes next. */
const WORDS_HEIGHT_SHARE = 34;

const isLong = (digits: number) => Math.floor(digits) > LONG_NUMBER_LENGTH;

/** Font size at which so many digits fit their area in both directions; `cqi` and `cqb` measure the area. */
export function numberSize(digits: number): string {
  const em = isLong(digits) ? EM.narrow : EM.number;
  return size(Math.max(FEWEST_DIGITS, digits), em, HEIGHT_SHARE);
}

/** The same for words in place of a number, on so many lines. */
export function wordsSize(words: string, lines: 1 | 2): string {
  return size(lineLength(words, lines) + ICON_CHARACTERS, EM.words, WORDS_HEIGHT_SHARE);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
