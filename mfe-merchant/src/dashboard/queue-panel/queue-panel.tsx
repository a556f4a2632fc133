import type { DailyCounter, Queue } from '@turno/shared-types';
import { localTime, queueStatus, slotsOn } from '@turno/shared-types/rules';
import { Alert, Card, StatusBadge } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { NAMESPACE } from '../../locales/texts.ts';
import { CallButton } from '../calling/call-button.tsx';
import { isEnded } from '../is-ended.ts';
import { merchantAtom } from '../merchant-atoms.ts';
import { QueueFacts } from './queue-facts.tsx';
import s from './queue-panel.module.css';
import { Serving } from './serving.tsx';
import { StateButtons } from './state-buttons.tsx';

const CLOCK_STEP_MS = 15_000;

/** MER-016: one queue: who is served, who waits, and what can be done about it. */
export function QueuePanel({ queue }: { queue: Queue }) {
  const t = useTexts(NAMESPACE);
  const counter = queue.queue_daily_counters[0];
  // MER-020
  if (queue.listOnly) return <Alert title={queue.name}>{t('freeAccess')}</Alert>;
  if (queue.type === 'event' || !counter)
    return <Alert title={queue.name}>{t('eventQueue')}</Alert>;
  return <RunningQueue queue={queue} counter={counter} />;
}

function RunningQueue({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(NAMESPACE);
  const merchant = useAtomValue(merchantAtom);
  const { date, minutes } = localTime(useNow(CLOCK_STEP_MS), merchant?.timezone ?? 'UTC');
  const slots = slotsOn(merchant?.openings ?? [], date);
  const status = queueStatus({ ...counter, slotCount: slots.length });
  const hasEnded = isEnded({ closed: counter.closed, slots, minutes });
  return (
    <section className={s.panel} aria-label={queue.name}>
      <div className={s.head}>
        <h2 className={s.name}>{queue.name}</h2>
        <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
      </div>
      {status !== 'opened' && counter.ticketsAhead > 0 && (
        <Alert kind="warning">{t('stillWaiting', { count: counter.paxAhead })}</Alert>
      )}
      {hasEnded && <Alert>{t('ended')}</Alert>}
      <div className={s.columns}>
        <Card className={s.work}>
          <Serving counter={counter} />
          <CallButton counter={counter} slots={slots} minutes={minutes} />
          <StateButtons counter={counter} isEnded={hasEnded} />
        </Card>
        <QueueFacts counter={counter} />
      </div>
    </section>
  );
}
