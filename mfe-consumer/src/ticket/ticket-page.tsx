import type { Ticket } from '@turno/shared-types';
import { useTitle } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { Navigate } from '@turno/shared-ui/router';
import { eventsPath, merchantPath, passModePath } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { Freshness } from './card/freshness.tsx';
import { TicketCard } from './card/ticket-card.tsx';
import { TicketNotices } from './card/ticket-notices.tsx';
import { RemoveTicket } from './remove-ticket.tsx';
import { RenewTicket } from './renew-ticket.tsx';
import { SoundSwitch, useSound } from './sound-switch.tsx';
import s from './ticket-page.module.css';
import { ticketView } from './ticket-view.ts';
import { useTicketNews } from './use-ticket-news.ts';

const STEP_MS = 1_000;

type TicketPageProps = {
  ticket: Ticket;
  /** When the ticket was last fetched, in ms since the epoch. */
  updatedAt: number;
};

/** CON-043 to CON-053: one ticket, from waiting to the end. */
export function TicketPage({ ticket, updatedAt }: TicketPageProps) {
  const now = useNow(STEP_MS);
  const view = ticketView(ticket, ticket.queueDailyCounter.counter, now);
  const { state } = view;
  const sound = useSound();
  useTicketNews(ticket, state, sound.ring);
  useTitle(state === 'now' ? `${ticket.ticketValue} · ${TITLES.turn}` : TITLES.ticket);
  const { vanity, name } = ticket.merchant;
  const isShow = ticket.queueDailyCounter.time !== null;
  const isOver = state === 'expired' || state === 'qr-expired' || state === 'checked-in';
  const isPass = ticket.queue.passMode !== 'free';
  // CON-049, CON-063, X-51: a ticket taken with a pass disappears with its code.
  if (isPass && (state === 'checked-in' || state === 'qr-expired')) {
    return <Navigate to={passModePath(vanity)} replace />;
  }
  return (
    <Page ground={state === 'now' ? 'now' : 'plain'}>
      <BackLink to={isShow ? eventsPath(vanity) : merchantPath(vanity)}>{name}</BackLink>
      <TicketCard ticket={ticket} view={view} updatedAt={updatedAt} now={now} />
      <TicketNotices ticket={ticket} view={view} />
      {state === 'waiting' && <SoundSwitch sound={sound} />}
      {isOver && <RenewTicket ticket={ticket} />}
      {view.mayRemove && <RemoveTicket ticket={ticket} />}
      <div className={s.end}>{!isOver && <Freshness updatedAt={updatedAt} now={now} />}</div>
      <PageFooter />
    </Page>
  );
}
