import { classNames } from '@turno/shared-ui/components';
import type { CSSProperties } from 'react';
import s from './fitted-name.module.css';

type FittedNameProps = { name: string; className?: string | undefined };

/**
 * A name that shrinks before it is cut: as large as it fits on one, two or three lines. Its container sets the width of a line
 * (`--room`) and the largest size for one, two and three lines (`--largest`, `--largest-of-two`, `--largest-of-three`).
 */
export function FittedName({ name, className }: FittedNameProps) {
  const lengths = {
    '--one': lineLength(name, 1),
    '--two': lineLength(name, 2),
    '--three': lineLength(name, 3),
  };
  return (
    <span className={classNames(s.name, className)} style={lengths as CSSProperties}>
      {name}
    </span>
  );
}

/** The length of the longest line if a text breaks between words into at most `lines` lines, as evenly as possible. */
export function lineLength(text: string, lines: number): number {
  const words = text.split(' ');
  const splits = lines === 1 ? [] : words.map((_, index) => index).slice(1);
  const lengths = splits.map((index) =>
    Math.max(
      words.slice(0, index).join(' ').length,
      lineLength(words.slice(index).join(' '), lines - 1),
    ),
  );
  return Math.max(1, Math.min(text.length, ...lengths));
}
