import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { numberWidth } from '@turno/shared-types/rules';
import { lineLength } from '../fitted-name.tsx';
import s from './large-number.module.css';
import { RANGE } from './panel-calls.ts';

type LargeNumberProps = {
  number: string;
  /** The numbers of other panels, which get the same size. */
  others: readonly string[];
};

/** A number as large as its area allows. */
export function LargeNumber({ number, others }: LargeNumberProps) {
  const numbers = [number, ...others];
  return (
    <div className={s.area}>
      <p className={s.number} data-long={isLong(widest(numbers)) || undefined}>
        <span style={{ fontSize: numberSize(numbers) }} data-range={number.includes(RANGE)}>
          {number}
        </span>
      </p>
    </div>
  );
}

/** Capitals and digits are two thirds as high as their font size: this percentage fills the height of the area. */
const HEIGHT_SHARE = 128;
const HEIGHT_SHARE_OF_TWO = 58;
/** Width in em of a digit of the number typeface, of one of its narrow cut (CST-024), and of a character of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** The minimum number of digits for the size, because a single digit need not fill a wall. */
const FEWEST_DIGITS = 2;
/** Text means that nothing is called: it stays smaller, and leaves room for the facts below. */
const WORDS_HEIGHT_SHARE = 34;

const isLong = (digits: number) => Math.floor(digits) > LONG_NUMBER_LENGTH;

const widest = (numbers: readonly string[]) => Math.max(...numbers.map(numberWidth));

/**
 * The font size at which all given numbers fit the area in both directions, a range on one or two lines; `cqi` and `cqb` refer
 * to the area.
 */
export function numberSize(numbers: readonly string[]): string {
  const digits = widest(numbers);
  const em = isLong(digits) ? EM.narrow : EM.number;
  const onOneLine = size(Math.max(FEWEST_DIGITS, digits), em, HEIGHT_SHARE);
  // The dash ends the first line. Without a range this is the smaller size.
  const lines = widest(numbers.flatMap((number) => number.split(RANGE))) + 1;
  return `max(${onOneLine}, ${size(lines, em, HEIGHT_SHARE_OF_TWO)})`;
}

/** The font size of text in place of a number, on this many lines. */
export function wordsSize(words: string, lines: 1 | 2): string {
  return size(lineLength(words, lines) + ICON_CHARACTERS, EM.words, WORDS_HEIGHT_SHARE);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
