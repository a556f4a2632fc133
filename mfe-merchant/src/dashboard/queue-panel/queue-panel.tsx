import type { DailyCounter, Queue } from '@turno/shared-types';
import { isOverForToday, queueStatus, waitingOn } from '@turno/shared-types/rules';
import { Alert, Card } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { predictedCallAtom } from '../calling/call-atoms.ts';
import { CallButton } from '../calling/call-button.tsx';
import { CalledTicketActions } from '../calling/called-ticket-actions.tsx';
import { withPredictedCall } from '../calling/predicted-call.ts';
import { usePresentDay } from '../present-day.ts';
import { QueueBadge } from '../queue-badge.tsx';
import { useServingCounter } from '../served/day-before.ts';
import { WaitingList } from '../waiting/waiting-list.tsx';
import { EventPanel } from './event-panel.tsx';
import { QueueFacts } from './queue-facts.tsx';
import { QueueLinks, RunningLinks } from './queue-links.tsx';
import s from './queue-panel.module.css';
import { Serving } from './serving.tsx';
import { Sizes } from './sizes.tsx';
import { StateButtons } from './state-buttons.tsx';

type QueuePanelProps = { queue: Queue; isTill?: boolean };

/** MER-016: one queue with its current and waiting tickets and its actions; in the till view only the number and the button. */
export function QueuePanel({ queue, isTill = false }: QueuePanelProps) {
  const t = useTexts(texts);
  const counter = queue.queue_daily_counters[0];
  // MER-020
  if (queue.listOnly) {
    return (
      <section className={s.whole} aria-label={queue.name}>
        <Alert title={queue.name}>{t('freeAccess')}</Alert>
        {!isTill && <QueueLinks queue={queue} mayAdd={false} />}
      </section>
    );
  }
  if (queue.type === 'event') return <EventPanel queue={queue} isTill={isTill} />;
  if (!counter) return null;
  return <RunningQueue queue={queue} counter={counter} isTill={isTill} />;
}

type RunningQueueProps = { queue: Queue; counter: DailyCounter; isTill: boolean };

function RunningQueue({ queue, counter, isTill }: RunningQueueProps) {
  const t = useTexts(texts);
  const day = usePresentDay();
  const status = queueStatus({ ...counter, type: queue.type, day });
  // MER-027, X-02: a closed queue cannot reopen after the last opening of the day.
  const hasEnded = counter.closed && isOverForToday(day);
  const shown = withPredictedCall(counter, useAtomValue(predictedCallAtom));
  const { people, numbers } = waitingOn(shown);
  return (
    <section className={s.queue} aria-label={queue.name}>
      <div className={s.top}>
        <div className={s.head}>
          <h2 className={s.name}>{queue.name}</h2>
          <QueueBadge status={status} day={day} />
          {isTill && <p className={s.waiting}>{t('waitingNumbers', { count: numbers })}</p>}
        </div>
        {status !== 'opened' && people > 0 && (
          <Alert kind="warning">{t('stillWaiting', { count: people })}</Alert>
        )}
        {hasEnded && <Alert>{t('ended')}</Alert>}
      </div>
      <div className={s.main}>
        <Card>
          <Serving counter={counter} served={useServingCounter(queue, counter)} />
        </Card>
        <CallButton counter={counter} day={day} />
        <CalledTicketActions queue={queue} counter={counter} />
        {!isTill && (
          <>
            <StateButtons counter={counter} isEnded={hasEnded} />
            <RunningLinks queue={queue} counter={counter} day={day} />
            {queue.childQueues && <Sizes sizes={queue.childQueues} counter={counter} day={day} />}
          </>
        )}
      </div>
      {!isTill && (
        <div className={s.side}>
          <QueueFacts queue={queue} counter={shown} day={day} />
          <WaitingList queue={queue} counter={shown} />
        </div>
      )}
    </section>
  );
}
