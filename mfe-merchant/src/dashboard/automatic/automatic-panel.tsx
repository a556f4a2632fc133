import type { DailyCounter, Queue } from '@turno/shared-types';
import { groupPauseBlocker, queueStatus, waitingAt } from '@turno/shared-types/rules';
import { Alert, Button, Card, Pause } from '@turno/shared-ui/components';
import { Switch } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useMay } from '../../shared/access/use-may.ts';
import { useCommand } from '../../shared/use-command.ts';
import { AsideTickets, ServedTicketActions } from '../calling/called-ticket-actions.tsx';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { automaticQueuesAtom, queueAtom } from '../open-queue.ts';
import { usePresentDay } from '../present-day.ts';
import { QueueBadge } from '../queue-badge.tsx';
import panel from '../queue-panel/queue-panel.module.css';
import { ServedTicket } from '../queue-panel/serving.tsx';
import { useIsDayBefore, useServingCounter } from '../served/day-before.ts';
import { WaitingList } from '../waiting/waiting-list.tsx';
import { AutoCallButton } from './auto-call-button.tsx';
import { automaticDaysAtom, isAutoPausedAtom, setNextWebhookAtom } from './automatic-atoms.ts';
import s from './automatic-panel.module.css';
import { AutomaticTurns } from './automatic-turns.tsx';
import { PauseWizard } from './pause-wizard.tsx';
import { type BlockedProps, RestartBanner } from './restart-banner.tsx';

/** MER-014, MER-019: the automatic queues together: one button calls from the queue whose turn it is. */
export function AutomaticPanel({ isTill }: { isTill: boolean }) {
  const t = useTexts(texts);
  const day = usePresentDay();
  const isPaused = useAtomValue(isAutoPausedAtom);
  const days = useAtomValue(automaticDaysAtom);
  const closed = days.length > 0 && days.every((each) => each.closed);
  const status = queueStatus({ closed, paused: isPaused, type: 'standard', day });
  const queues = useAtomValue(automaticQueuesAtom);
  const queue = useAtomValue(queueAtom);
  const counter = queue?.queue_daily_counters[0];
  const { numbers, people } = waitingAt(queues);
  const blocker = groupPauseBlocker({ counters: days, day, isAnybodyWaiting: numbers > 0 });
  return (
    <section className={panel.queue} aria-label={t('automatic.title')}>
      <div className={panel.top}>
        <div className={panel.head}>
          <h2 className={panel.name}>{t('automatic.title')}</h2>
          <QueueBadge status={status} day={day} />
          <p className={panel.waiting}>{t('waitingNumbers', { count: numbers })}</p>
        </div>
        <RestartBanner blocker={blocker} />
        {status === 'closed' && people > 0 && (
          <Alert kind="warning">{t('stillWaiting', { count: people })}</Alert>
        )}
      </div>
      <div className={panel.main}>
        {queue && counter && <Served queue={queue} counter={counter} />}
        <AutoCallButton day={day} waiting={numbers} isClosed={closed} />
        {queue && counter && <ServedActions queue={queue} counter={counter} />}
        <AsideTickets queues={queues} />
        {!isTill && <GroupSettings blocker={blocker} />}
      </div>
      {!isTill && (
        <div className={panel.side}>
          <AutomaticTurns />
          <WaitingLists />
        </div>
      )}
    </section>
  );
}

/** The queue that the desk served last, and its present day. */
type ServedProps = { queue: Queue; counter: DailyCounter };

/** The ticket that this desk serves, and its queue. */
function Served({ queue, counter }: ServedProps) {
  const t = useTexts(texts);
  const desk = useAtomValue(deskAtom);
  const day = useServingCounter(queue, counter);
  const isDayBefore = useIsDayBefore();
  const latest = callOfDesk(day, desk);
  const call = latest?.ended ? null : latest;
  const label = desk?.name ? t('servingAt', { desk: desk.name }) : t('serving');
  return (
    <Card>
      <ServedTicket
        label={call ? `${label} · ${queue.name}` : label}
        ticket={call?.ticketValue ?? null}
        paxCount={call?.paxCount ?? null}
        counterId={day === counter ? undefined : day.id}
        isOfDayBefore={isDayBefore(day)}
      />
    </Card>
  );
}

/** The actions for the ticket that the desk serves. */
function ServedActions({ queue, counter }: ServedProps) {
  return <ServedTicketActions queue={queue} counter={useServingCounter(queue, counter)} />;
}

/** S-21: the waiting list of each automatic queue. */
function WaitingLists() {
  const queues = useAtomValue(automaticQueuesAtom);
  return queues.map((queue) => {
    const [counter] = queue.queue_daily_counters;
    return counter && <WaitingList key={queue.id} queue={queue} counter={counter} isNamed />;
  });
}

/** MER-019: pauses the group, and switches the calls to the merchant's own system on or off. */
function GroupSettings({ blocker }: BlockedProps) {
  const isPaused = useAtomValue(isAutoPausedAtom);
  const mayConnect = useMay('integrations');
  if (isPaused && !mayConnect) return null;
  return (
    <Card className={s.settings}>
      {mayConnect && <NextWebhookSwitch />}
      {!isPaused && <PauseButton blocker={blocker} />}
    </Card>
  );
}

/** MER-028: opens the wizard, or says why the queues cannot be paused. */
function PauseButton({ blocker }: BlockedProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const [isPausing, setPausing] = useState(false);
  const whyId = useId();
  return (
    <>
      <Button
        variant="secondary"
        icon={<Pause aria-hidden />}
        isDisabled={!isOnline || blocker !== null}
        {...(blocker ? { 'aria-describedby': whyId } : {})}
        onPress={() => setPausing(true)}
      >
        {t('automatic.pause')}
      </Button>
      {blocker && (
        <p id={whyId} className={s.why}>
          {t(`automatic.blocked.${blocker}`)}
        </p>
      )}
      <PauseWizard isOpen={isPausing} onOpenChange={setPausing} />
    </>
  );
}

function NextWebhookSwitch() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const isEnabled = useAtomValue(automaticDaysAtom).some((day) => day.webhookNextEnabled);
  const setNextWebhook = useSetAtom(setNextWebhookAtom);
  const command = useCommand();
  return (
    <>
      <Switch
        description={t('automatic.webhookHint')}
        isSelected={isEnabled}
        isDisabled={!isOnline || command.isPending}
        onChange={(enabled) => void command.run(() => setNextWebhook(enabled))}
      >
        {t('automatic.webhook')}
      </Switch>
      {command.problem && <Alert kind="error">{command.problem}</Alert>}
    </>
  );
}
