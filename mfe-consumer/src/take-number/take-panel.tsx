import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import {
  isLimitReached,
  LineUpFailure,
  LineUpStep,
  useLineUpState,
} from '@turno/shared-ui/booking';
import { Button, TicketNumber } from '@turno/shared-ui/components';
import { asksForPax, PaxSheet } from '@turno/shared-ui/pax';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { BlockedNotice } from '../shared/line-up/blocked-notice.tsx';
import { useEarlyBotCheck } from '../shared/line-up/early-bot-check.ts';
import type { LineUp } from '../shared/line-up/use-line-up.ts';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { dayOf } from '../shared/queue/queue-state.ts';
import s from './take-number-screen.module.css';

type TakePanelProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
  lineUp: LineUp;
};

/** The button that takes a number, why it does not, and the result of the last request. */
export function TakePanel({ merchant, queue, tickets, now, lineUp }: TakePanelProps) {
  const t = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const { take, unanswered } = lineUp;
  const { state, isPending } = useLineUpState(lineUp.queue);
  const button = useTakeButton({ merchant, queue, tickets, now });
  useEarlyBotCheck(button.mayTake);
  const next = dayOf(queue)?.nextAvailableTicket ?? 1;
  const isOff = !button.mayTake || isLimitReached(state);
  return (
    <div className={s.panel}>
      <LineUpFailure state={state} unanswered={unanswered} onRetry={take} />
      {!button.mayTake && !isPending && (
        <BlockedNotice blocker={button} merchant={merchant} now={now} />
      )}
      {isPending && <PendingNumber next={next} />}
      <Button
        size="large"
        isFullWidth
        isDisabled={isOff && !isPending}
        isPending={isPending}
        onPress={() => (asksForPax(queue) ? setChoosing(true) : take({ paxCount: 1 }))}
      >
        {next > 1 ? t('take.button', { number: next }) : t('take.first')}
      </Button>
      <LineUpStep state={state} />
      {asksForPax(queue) && (
        <PaxSheet
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          title={t('take.paxTitle')}
          min={queue.minPax}
          max={queue.maxPax ?? queue.minPax}
          confirmLabel={t('take.paxConfirm')}
          onConfirm={(paxCount) => {
            setChoosing(false);
            take({ paxCount });
          }}
        />
      )}
    </div>
  );
}

/** The number that was next when the line-up began, shown at once; the ticket's page shows the one that was given. */
function PendingNumber({ next }: { next: number }) {
  const t = useWords();
  const [expected] = useState(next);
  return (
    <div className={s.held}>
      <p>{t('take.expected')}</p>
      <TicketNumber value={String(expected)} size="dashboard" className={s.expected} />
    </div>
  );
}
