import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { Button } from '@turno/shared-ui/components';
import { PaxSheet } from '@turno/shared-ui/pax';
import { useState } from 'react';
import { isLimitRefusal } from '../shared/line-up/limit-refusal.ts';
import { LineUpFailure } from '../shared/line-up/line-up-failure.tsx';
import { LineUpStep } from '../shared/line-up/line-up-step.tsx';
import { TakeRefusal } from '../shared/line-up/take-refusal.tsx';
import { useEarlyBotCheck } from '../shared/line-up/use-early-bot-check.ts';
import { type Line, useLineUpState } from '../shared/line-up/use-line-up.ts';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { dayOf } from '../shared/queue/queue-state.ts';
import { useWords } from '../shared/use-words.ts';
import { asksForPax } from './asks-for-pax.ts';
import { PendingNumber } from './pending-number.tsx';
import s from './take-number-screen.module.css';

type TakePanelProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
  line: Line;
};

/** The button that takes a number, why it does not, and what became of the last press. */
export function TakePanel({ merchant, queue, tickets, now, line }: TakePanelProps) {
  const t = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const { take, pendingAsk } = line;
  const { state, isPending } = useLineUpState(line.place);
  const button = useTakeButton({ merchant, queue, tickets, now });
  useEarlyBotCheck(button.mayTake);
  const next = dayOf(queue)?.nextAvailableTicket ?? 1;
  const isOff = !button.mayTake || isLimitRefusal(state);
  return (
    <div className={s.panel}>
      <LineUpFailure state={state} pendingAsk={pendingAsk} onRetry={take} />
      {!button.mayTake && !isPending && (
        <TakeRefusal refusal={button} merchant={merchant} now={now} />
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
