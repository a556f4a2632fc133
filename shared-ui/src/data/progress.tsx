import { type ReactNode, useId } from 'react';
import s from './progress.module.css';

export type ProgressProps = {
  label: ReactNode;
  /** Left out while the progress is unknown. */
  value?: number;
  max?: number;
  /** How far it is, in words: "3 di 5". */
  valueText?: string;
  isLabelHidden?: boolean;
};

/** How far something is. */
export function Progress({ label, value, max = 1, valueText, isLabelHidden }: ProgressProps) {
  const id = useId();
  return (
    <div className={s.progress}>
      <div className={isLabelHidden ? s.hidden : s.words}>
        <span id={id}>{label}</span>
        {valueText && <span aria-hidden>{valueText}</span>}
      </div>
      <progress
        className={s.bar}
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        {...(value === undefined ? {} : { value })}
      />
    </div>
  );
}
