import type { DailyCounter } from '@turno/shared-types';
import { TicketNumber } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { nextTicketOf } from '../calling/next-state.ts';
import s from './queue-panel.module.css';

/** MER-016: the number being served, large, and the one after it. */
export function Serving({ counter }: { counter: DailyCounter }) {
  const t = useTexts(texts);
  return (
    <div className={s.numbers}>
      <div className={s.now}>
        <p className={s.label}>{t('serving')}</p>
        {counter.currentTicket === null ? (
          <p className={s.nobody}>{t('servingNobody')}</p>
        ) : (
          <TicketNumber size="dashboard" value={counter.currentTicket} />
        )}
        <People count={counter.currentTicketPaxCount} />
      </div>
      {counter.ticketsAhead > 0 && (
        <div className={s.next}>
          <p className={s.label}>{t('next')}</p>
          <TicketNumber size="stat" value={nextTicketOf(counter)} className={s.nextNumber} />
          <People count={counter.nextTicketPaxCount} />
        </div>
      )}
    </div>
  );
}

/** The party size of a ticket, if it is more than one. */
function People({ count }: { count: number | null }) {
  const t = useTexts(texts);
  return count !== null && count > 1 ? <p className={s.label}>{t('people', { count })}</p> : null;
}
