import { TicketNumber } from '@turno/shared-ui/components';
import { useState } from 'react';
import { useWords } from '../shared/use-words.ts';
import s from './take-number-screen.module.css';

/**
 * The number a press will most likely bring, shown at once; the ticket's own page shows the one that was given. It keeps
 * to what was next at the press, whoever comes meanwhile.
 */
export function PendingNumber({ next }: { next: number }) {
  const t = useWords();
  const [expected] = useState(next);
  return (
    <div className={s.held}>
      <p>{t('take.expected')}</p>
      <TicketNumber value={String(expected)} size="dashboard" className={s.expected} />
    </div>
  );
}
