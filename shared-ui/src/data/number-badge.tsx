import { VisuallyHidden } from '@turno/shared-ui/components';
import s from './number-badge.module.css';

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
    <span className={s.badge}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
