import type { ReactNode } from 'react';
import { WifiOff } from '../display/icons.ts';
import s from './top-notice.module.css';

/** One line at the top that stays in sight while the page scrolls; without content only its live region is there. */
export function TopNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={s.place}>
      {children && (
        <div className={s.banner}>
          <WifiOff size={20} aria-hidden />
          {children}
        </div>
      )}
    </div>
  );
}
