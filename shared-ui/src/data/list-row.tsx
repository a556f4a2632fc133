import { ChevronRight } from '@turno/shared-ui/components';
import { Link } from '@turno/shared-ui/router';
import type { ReactNode } from 'react';
import s from './list-row.module.css';

export type ListRowProps = {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** The current state: a NumberBadge, a StatusBadge or a word. */
  badge?: ReactNode;
} & ({ to: string } | { onPress: () => void; isDisabled?: boolean });

/** Rows of one kind in one panel. */
export function ListRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={s.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A row that leads somewhere, or does something, as a whole (MER-055). */
export function ListRow(props: ListRowProps) {
  const { label, description, icon, badge } = props;
  const content = (
    <>
      {icon && (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={s.body}>
        <span className={s.words}>
          <span className={s.label}>{label}</span>
          {description && <span className={s.description}>{description}</span>}
        </span>
        {badge}
      </span>
      <ChevronRight size={20} aria-hidden />
    </>
  );
  return (
    <li className={s.item}>
      {'to' in props ? (
        <Link className={s.row} to={props.to}>
          {content}
        </Link>
      ) : (
        <button type="button" className={s.row} disabled={props.isDisabled} onClick={props.onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
