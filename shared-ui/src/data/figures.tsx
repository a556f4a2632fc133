import { VisuallyHidden } from '@turno/shared-ui/components';
import { type ReactNode, useId } from 'react';
import badge from './number-badge.module.css';
import s from './progress.module.css';

export type NumberBadgeProps = {
  count: number;
  /** What it counts, in words: "3 biglietti in attesa". */
  label: string;
  /** Larger figures are shown as "99+". */
  max?: number;
};

/** A figure in a pill; a screen reader also announces what it counts. */
export function NumberBadge({ count, label, max = 99 }: NumberBadgeProps) {
  return (
    <span className={badge.badge}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

export type ProgressProps = {
  label: ReactNode;
  /** Left out while the progress is unknown. */
  value?: number;
  max?: number;
  /** The progress in words: "3 di 5". */
  valueText?: string;
  isLabelHidden?: boolean;
};

/** A progress bar with its label. */
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
