import type { DailyCounter, Queue } from '@turno/shared-types';
import { isOverForToday, merchantDay, queueStatus, waitingOn } from '@turno/shared-types/rules';
import { Alert, Card, StatusBadge, TicketNumber } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { CallButton } from '../calling/call-button.tsx';
import { CalledTicketActions } from '../calling/called-ticket-actions.tsx';
import { nextTicketOf } from '../calling/next-state.ts';
import { WaitingList } from '../calling/waiting-list.tsx';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { EventPanel } from './event-panel.tsx';
import { QueueFacts } from './queue-facts.tsx';
import s from './queue-panel.module.css';
import { Sizes } from './sizes.tsx';
import { StateButtons } from './state-buttons.tsx';

const CLOCK_STEP_MS = 15_000;

/** MER-016: one queue with its current and waiting tickets and its actions. */
export function QueuePanel({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const counter = queue.queue_daily_counters[0];
  // MER-020
  if (queue.listOnly) return <Alert title={queue.name}>{t('freeAccess')}</Alert>;
  if (queue.type === 'event') return <EventPanel queue={queue} />;
  if (!counter) return null;
  return <RunningQueue queue={queue} counter={counter} />;
}

function RunningQueue({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const { openings = [], timezone = 'UTC' } = merchant ?? {};
  const day = merchantDay({ openings, timezone }, useNow(CLOCK_STEP_MS));
  const status = queueStatus({ ...counter, type: queue.type, day });
  // MER-027, X-02: a closed queue cannot reopen after the last opening of the day.
  const { people } = waitingOn(counter);
  const hasEnded = counter.closed && isOverForToday(day);
  return (
    <section className={s.panel} aria-label={queue.name}>
      <div className={s.head}>
        <h2 className={s.name}>{queue.name}</h2>
        <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
      </div>
      {status !== 'opened' && people > 0 && (
        <Alert kind="warning">{t('stillWaiting', { count: people })}</Alert>
      )}
      {hasEnded && <Alert>{t('ended')}</Alert>}
      <div className={s.columns}>
        <Card className={s.work}>
          <Serving counter={counter} />
          <CallButton counter={counter} day={day} />
          <CalledTicketActions counter={counter} />
          <WaitingList counter={counter} />
          <StateButtons counter={counter} isEnded={hasEnded} />
        </Card>
        <QueueFacts queue={queue} counter={counter} />
      </div>
      {queue.childQueues && <Sizes sizes={queue.childQueues} counter={counter} day={day} />}
    </section>
  );
}

/** MER-016: the number being served, large, and the one after it; a desk with a name sees its own number (S-20). */
function Serving({ counter }: { counter: DailyCounter }) {
  const t = useTexts(texts);
  const desk = useAtomValue(deskAtom);
  const latest = desk && callOfDesk(counter, desk);
  const own = latest?.ended ? null : latest;
  const ticket = desk ? (own?.ticketValue ?? null) : counter.currentTicket;
  return (
    <div className={s.numbers}>
      <div className={s.now}>
        <p className={s.label}>{desk ? t('servingAt', { desk: desk.name }) : t('serving')}</p>
        {ticket === null ? (
          <p className={s.nobody}>{t('servingNobody')}</p>
        ) : (
          <TicketNumber size="dashboard" value={ticket} />
        )}
        <People count={desk ? (own?.paxCount ?? null) : counter.currentTicketPaxCount} />
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
