import type { Ticket } from '@turno/shared-types';
import { Alert } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useWords } from '../../locales/texts.ts';
import { isQueueClosed } from '../../shared/tickets/ticket-lifetime.ts';
import { leavingAtom } from '../notices/atoms.ts';
import s from '../ticket-page.module.css';
import type { TicketView } from '../ticket-view.ts';

type WaitingAlertsProps = {
  ticket: Ticket;
  view: TicketView;
  /** Other alerts about a waiting ticket. */
  children: ReactNode;
};

/** Alerts about when a waiting ticket is called and when to leave, shown above its code (CON-050, CON-052, CON-074). */
export function WaitingAlerts({ ticket, view, children }: WaitingAlertsProps) {
  const t = useWords();
  const isLeaving = useAtomValue(leavingAtom)(ticket) !== null;
  if (view.state !== 'waiting') return null;
  const { paused } = ticket.queueDailyCounter;
  const isShow = ticket.queueDailyCounter.time !== null;
  const closed = isQueueClosed(ticket);
  return (
    <div className={s.notices}>
      {children}
      {ticket.returnedAt && (
        <Alert>{t(ticket.putBackAt ? 'ticket.putBack' : 'ticket.takenBack')}</Alert>
      )}
      {ticket.movedFrom && (
        <Alert>
          {t(ticket.movedFrom.date ? 'ticket.newDay' : 'ticket.movedFrom', {
            queue: ticket.movedFrom.queueName,
            number: ticket.movedFrom.ticketValue,
          })}
        </Alert>
      )}
      {paused && (isLeaving || !closed) && (
        <Alert kind="warning">
          {t(isShow ? 'ticket.show.paused' : isLeaving ? 'notices.heldUp' : 'ticket.paused')}
        </Alert>
      )}
      {closed && <Alert kind="warning">{t('ticket.closed')}</Alert>}
      {view.opensAt !== null && <Alert>{t('ticket.opensAt', { time: view.opensAt })}</Alert>}
      {view.closesAt !== null && <Alert>{t('ticket.closesAt', { time: view.closesAt })}</Alert>}
      {view.isBeyondCapacity && <Alert kind="warning">{t('ticket.beyondCapacity')}</Alert>}
    </div>
  );
}
