import type { ReactNode } from 'react';
import { StayedTickets } from '../session/stayed-tickets.tsx';
import s from './page.module.css';

type PageProps = {
  children: ReactNode;
  /** `now` fills the background with the colour of a ticket that is being called. */
  ground?: 'plain' | 'now';
  /** Whether the screen uses the width of a desktop. */
  isWide?: boolean;
  /** Comes late and stays over the lower edge of the window, so that nothing moves. */
  dock?: ReactNode;
};

/** The column of one screen. */
export function Page({ children, ground = 'plain', isWide = false, dock }: PageProps) {
  return (
    <div className={s.ground} data-ground={ground}>
      {dock}
      <div className={s.page} data-wide={isWide || undefined}>
        <StayedTickets />
        {children}
      </div>
    </div>
  );
}
