import { optionalPart } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { stayedTicketsAtom } from '../session/stayed-atoms.ts';
import s from './page.module.css';

// Every page renders this component, but few people have such tickets.
const StayedNotice = optionalPart(() =>
  import('../session/stayed-notice.tsx').then((module) => module.StayedNotice),
);

type PageProps = {
  children: ReactNode;
  /** `now` fills the background with the colour of a ticket that is being called. */
  ground?: 'plain' | 'now';
  /** Whether the screen uses the width of a desktop. */
  isWide?: boolean;
  /** Appears late and covers the lower edge of the window, so that nothing moves. */
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

/**
 * S-16: lists the tickets that stayed with the guest when the person signed in, and the reason; renders nothing if there are
 * none.
 */
function StayedTickets() {
  const stayed = useAtomValue(stayedTicketsAtom);
  return stayed && <StayedNotice stayed={stayed} />;
}
