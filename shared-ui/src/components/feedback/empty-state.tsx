import type { ReactNode } from 'react';
import s from './state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** The one next step, in words. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={s.state}>
      {icon && (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={s.title}>{title}</p>
      {children && <div className={s.words}>{children}</div>}
      {action}
    </div>
  );
}
