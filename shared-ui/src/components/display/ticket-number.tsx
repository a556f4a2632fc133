import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { numberWidth } from '@turno/shared-types/rules';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import s from './ticket-number.module.css';

export type TicketNumberProps = {
  /** The number as it is called out; a dash while there is none. */
  value: string | null;
  size?: 'ticket' | 'dashboard' | 'stat' | 'board';
  className?: string | undefined;
};

/** A ticket's number, as large as its area allows; more than three characters use the narrow cut (CON-051). */
export function TicketNumber({ value, size = 'ticket', className }: TicketNumberProps) {
  const text = value ?? '–';
  const isLong = text.length > LONG_NUMBER_LENGTH;
  const style = { '--digits': Math.max(numberWidth(text), 1) } as CSSProperties;
  return (
    <span className={classNames(s.place, s[size], className)}>
      <span key={text} className={s.number} data-long={isLong || undefined} style={style}>
        {text}
      </span>
    </span>
  );
}
