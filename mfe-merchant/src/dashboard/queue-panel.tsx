import type { DailyCounter, Queue } from '@turno/shared-types';
import { localTime, queueStatus, slotsOn } from '@turno/shared-types/rules';
import { Alert, Card, StatusBadge, TicketNumber } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { NAMESPACE } from '../locales/texts.ts';
import { merchantAtom } from './atoms.ts';
import { CallButton } from './call-button.tsx';
import s from './dashboard.module.css';
import { StateButtons } from './state-buttons.tsx';

const CLOCK_STEP_MS = 15_000;

/** MER-016: one queue: who is served, who waits, and what can be done about it. */
export function QueuePanel({ queue }: { queue: Queue }) {
  const t = useTexts(NAMESPACE);
  const counter = queue.queue_daily_counters[0];
  if (queue.listOnly) return <Alert title={queue.name}>{t('freeAccess')}</Alert>;
  if (queue.type === 'event' || !counter)
    return <Alert title={queue.name}>{t('eventQueue')}</Alert>;
  return <RunningQueue queue={queue} counter={counter} />;
}

function RunningQueue({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(NAMESPACE);
  const merchant = useAtomValue(merchantAtom);
  const now = localTime(useNow(CLOCK_STEP_MS), merchant?.timezone ?? 'UTC');
  const slots = slotsOn(merchant?.openings ?? [], now.date);
  const status = queueStatus({ ...counter, slotCount: slots.length });
  return (
    <Card as="section" className={s.panel} aria-label={queue.name}>
      <div className={s.panelHead}>
        <h2 className={s.queueName}>{queue.name}</h2>
        <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
      </div>
      {status !== 'opened' && counter.ticketsAhead > 0 && (
        <Alert kind="warning">{t('stillWaiting', { count: counter.paxAhead })}</Alert>
      )}
      <div className={s.serving}>
        <p className={s.label}>{t('serving')}</p>
        <TicketNumber size="dashboard" value={counter.currentTicket} />
        {counter.counter === 0 && <p className={s.quiet}>{t('servingNobody')}</p>}
      </div>
      <CallButton counter={counter} slots={slots} minutes={now.minutes} />
      <dl className={s.facts}>
        <Fact label={t('ticketsLabel')} value={counter.ticketsAhead} />
        <Fact label={t('peopleLabel')} value={counter.paxAhead} />
        <Fact label={t('nextLabel')} value={counter.nextAvailableTicket} />
      </dl>
      <StateButtons counter={counter} />
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: number }) {
  return (
    <div className={s.fact}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.figure}>{value}</dd>
    </div>
  );
}
