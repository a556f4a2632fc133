import { largestParty } from '@turno/shared-types/rules';
import {
  isLimitReached,
  LineUpFailure,
  LineUpStep,
  unansweredOf,
  useLineUpState,
} from '@turno/shared-ui/booking';
import { Button, TicketNumber } from '@turno/shared-ui/components';
import { asksForPax, PaxSheet } from '@turno/shared-ui/pax';
import { useState } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { type JoinFormProps, JoinQueueScreen } from '../shared/line-up/join-queue-screen.tsx';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { useVisitorBotCheck } from '../shared/line-up/use-visitor-bot-check.ts';
import { TITLES } from '../shared/page/titles.ts';
import { dayOf, queueState } from '../shared/queue/queue-state.ts';
import s from './take-number-screen.module.css';

/** CON-021: take a number in one queue; a queue without numbers is shown on its merchant's page (CON-023, CON-024). */
export function TakeNumberScreen() {
  return (
    <JoinQueueScreen
      kind="ordinary"
      title={TITLES.takeNumber}
      form={TakeNumber}
      formHeight="4.5rem"
    />
  );
}

/** The button that takes a number, and the result of the last request. */
function TakeNumber({ lineUp, ...context }: JoinFormProps) {
  const t = useWords();
  const { merchant, queue, now } = context;
  const { isTooLate } = queueState(merchant, queue, now);
  const [isChoosing, setChoosing] = useState(false);
  const { take } = lineUp;
  const { state, isPending } = useLineUpState(lineUp.queue);
  const button = useTakeButton(context);
  useVisitorBotCheck(button.mayTake);
  const next = dayOf(queue)?.nextAvailableTicket ?? 1;
  const isOff = !button.mayTake || isLimitReached(state);
  return (
    <div className={s.panel}>
      <LineUpFailure state={state} onRetry={take} />
      {isPending && <PendingNumber next={next} />}
      {unansweredOf(state) === null && (
        <Button
          size="large"
          isFullWidth
          isDisabled={isOff && !isPending}
          isPending={isPending}
          onPress={() => (asksForPax(queue) ? setChoosing(true) : take({ paxCount: 1 }))}
        >
          {takeWords(t, { next, isTooLate: isTooLate && button.mayTake })}
        </Button>
      )}
      <LineUpStep state={state} />
      {asksForPax(queue) && (
        <PaxSheet
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          title={t('take.paxTitle')}
          min={queue.minPax}
          max={largestParty(queue)}
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

/** The label of the button, which also warns that the number would most likely come too late. */
function takeWords(t: Words, { next, isTooLate }: { next: number; isTooLate: boolean }): string {
  if (isTooLate) return t('queue.takeAnyway', { number: next });
  return next > 1 ? t('take.button', { number: next }) : t('take.first');
}

/** The number that was next when the line-up began, shown immediately; the ticket's page shows the actual one. */
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
