import type { ReactNode } from 'react';
import s from './visually-hidden.module.css';

/** Text that only screen readers announce. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={s.hidden}>{children}</span>;
}
