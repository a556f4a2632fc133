import type { Ticket } from '@turno/shared-types';
import { Alert, Bell, Button, LiveIndicator, useTitle } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { liveAtom } from '@turno/shared-ui/followed-merchant';
import { useNow } from '@turno/shared-ui/live';
import { Navigate, useLocation } from '@turno/shared-ui/router';
import { type TicketSound, useTicketSound } from '@turno/shared-ui/sound';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { originOf } from '../origin.ts';
import { eventsPath, merchantPath, passModePath, ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { loadOngoingTickets } from '../shared/tickets/load-ongoing-tickets.ts';
import { isQueueClosed } from '../shared/tickets/ticket-lifetime.ts';
import { CalendarButton } from './calendar/calendar-button.tsx';
import { TicketCard } from './card/ticket-card.tsx';
import { ClosedChoice } from './early-close/closed-choice.tsx';
import { OtherQueues } from './early-close/other-queues.tsx';
import { GiveTicket } from './give/give-ticket.tsx';
import { NoticeSettings } from './notices/notice-settings.tsx';
import { RemoveTicket, RenewTicket } from './ticket-actions.tsx';
import s from './ticket-page.module.css';
import { TicketSwitch } from './ticket-switch.tsx';
import { ticketView } from './ticket-view.ts';
import { useTicketNews } from './use-ticket-news.ts';
import { TicketWallets } from './wallet/ticket-wallets.tsx';

const STEP_MS = 1_000;

type TicketPageProps = {
  ticket: Ticket;
  /** When the ticket was last fetched, in ms since the epoch. */
  updatedAt: number;
};

/** CON-043 to CON-053: one ticket, from waiting to the end. */
export function TicketPage({ ticket, updatedAt }: TicketPageProps) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const view = ticketView(ticket, now);
  const { state, isOver } = view;
  const sound = useTicketSound();
  useTicketNews(ticket, state, sound.ring);
  useEffect(preloadWayBack, []);
  useTitle(state === 'now' ? `${ticket.ticketValue} · ${TITLES.turn}` : TITLES.ticket);
  const { vanity, name } = ticket.merchant;
  const isShow = ticket.queueDailyCounter.time !== null;
  const isClosed = view.mayRemove && isQueueClosed(ticket);
  const isEnded = ['day-over', 'sent-away', 'queue-removed'].includes(state);
  const isPass = ticket.queue.passMode !== 'free';
  // CON-049, CON-063, X-51: the page of a ticket taken with a pass ends with its code.
  if (isPass && (state === 'checked-in' || state === 'qr-expired')) {
    return <EndedPassTicket vanity={vanity} isExpired={state === 'qr-expired'} />;
  }
  return (
    <Page ground={state === 'now' ? 'now' : 'plain'}>
      <OriginLink to={placePath(ticket)}>{name}</OriginLink>
      <TicketSwitch current={ticket} now={now} />
      <TicketCard ticket={ticket} view={view} updatedAt={updatedAt} now={now} ring={sound.ring} />
      {isClosed && <ClosedChoice ticket={ticket} now={now} />}
      {state === 'waiting' && view.notesCapacity && <Alert>{t('ticket.capacity')}</Alert>}
      {isShow && !isOver && <CalendarButton ticket={ticket} />}
      {!isOver && <TicketWallets ticket={ticket} />}
      {(state === 'waiting' || state === 'now') && <GiveTicket ticket={ticket} />}
      {state === 'waiting' && <NoticeSettings ticket={ticket} />}
      {state === 'waiting' && <SoundSwitch sound={sound} />}
      {isOver && <RenewTicket ticket={ticket} />}
      {isEnded && <OtherQueues ticket={ticket} now={now} />}
      {view.mayRemove && !isClosed && <RemoveTicket ticket={ticket} />}
      <div className={s.end}>{!isOver && <Freshness updatedAt={updatedAt} now={now} />}</div>
      <PageFooter />
    </Page>
  );
}

/** A link back to the list from which the person came, else one level up. */
function OriginLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useWords();
  const origin = originOf(useLocation().state);
  if (origin === ROUTES.myQueues) return <BackLink to={origin}>{t('mine.title')}</BackLink>;
  if (origin === ROUTES.home) return <BackLink to={origin}>{t('nav.home')}</BackLink>;
  return <BackLink to={to}>{children}</BackLink>;
}

/** The path of the page where tickets like this one are taken. */
function placePath({ merchant: { vanity }, queue, queueDailyCounter }: Ticket): string {
  if (queueDailyCounter.time !== null) return eventsPath(vanity);
  return queue.passMode === 'free' ? merchantPath(vanity) : passModePath(vanity);
}

/** Turns the sound on or off. The press unlocks the page's audio and plays the sound once. */
function SoundSwitch({ sound }: { sound: TicketSound }) {
  const t = useWords();
  return (
    <Button
      variant="secondary"
      icon={<Bell aria-hidden />}
      aria-pressed={sound.isOn}
      onPress={() => sound.turn(!sound.isOn)}
    >
      {t(sound.isOn ? 'ticket.soundOn' : 'ticket.sound')}
    </Button>
  );
}

/** CON-049, CON-063, CON-074: redirects to the page where passes are used; shows a notice if the code has expired. */
function EndedPassTicket({ vanity, isExpired }: { vanity: string; isExpired: boolean }) {
  const notice = useNotice();
  const notifyOfEnd = useEffectEvent(() => {
    if (isExpired) notice('ticketExpired');
  });
  useEffect(() => notifyOfEnd(), []);
  return <Navigate to={passModePath(vanity)} replace />;
}

/**
 * Preloads the home page's link to the ticket, so that home shows it offline too (S-18); after a failure home loads it itself.
 */
function preloadWayBack(): void {
  loadOngoingTickets().catch(() => undefined);
}

const JUST_NOW_SECONDS = 5;

/** How changes arrive and how old the data is. While requests fail, the page does not claim to be live. */
function Freshness({ updatedAt, now }: { updatedAt: number; now: Date }) {
  const t = useWords();
  const live = useAtomValue(liveAtom);
  const { error } = useAtomValue(ticketsAtom);
  return (
    <p className={s.freshness}>
      <LiveIndicator state={error ? 'reconnecting' : (live?.state ?? 'reconnecting')} />
      <span className={s.small}>{ago(t, now.getTime() - updatedAt)}</span>
    </p>
  );
}

function ago(t: Words, ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds < JUST_NOW_SECONDS) return t('ticket.updatedNow');
  if (seconds < 60) return t('ticket.updatedSeconds', { count: seconds });
  return t('ticket.updatedMinutes', { count: Math.floor(seconds / 60) });
}
