import { ChevronLeft } from '@turno/shared-ui/components';
import { Link } from '@turno/shared-ui/router';
import type { ReactNode } from 'react';
import s from './back-link.module.css';

/** A link one level up. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={s.link}>
      <ChevronLeft size={20} aria-hidden />
      {children}
    </Link>
  );
}
