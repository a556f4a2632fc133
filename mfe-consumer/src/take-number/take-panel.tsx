import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { Button } from '@turno/shared-ui/components';
import { PaxSheet } from '@turno/shared-ui/pax';
import { useState } from 'react';
import { dayOf } from '../shared/queue-state.ts';
import { useWords } from '../shared/use-words.ts';
import { asksForPax } from './asks-for-pax.ts';
import { LineUpFailure } from './line-up-failure.tsx';
import s from './take-number-screen.module.css';
import { TakeRefusal } from './take-refusal.tsx';
import { useEarlyBotCheck } from './use-early-bot-check.ts';
import { useTakeButton } from './use-take-button.ts';
import type { Line } from './use-take-number.ts';

type TakePanelProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
  line: Line;
};

const STEP_TEXTS = {
  idle: null,
  failed: null,
  checking: 'take.checking',
  'signing-up': 'take.signingUp',
  taking: 'take.taking',
} as const;

/** The button that takes a number, why it does not, and what became of the last press. */
export function TakePanel({ merchant, queue, tickets, now, line }: TakePanelProps) {
  const t = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const { state, take, pendingPax } = line;
  const button = useTakeButton({ merchant, queue, tickets, now });
  useEarlyBotCheck(button.mayTake);
  const isPending = state.step !== 'idle' && state.step !== 'failed';
  const next = dayOf(queue)?.nextAvailableTicket ?? 1;
  const stepText = STEP_TEXTS[state.step];
  return (
    <div className={s.panel}>
      <LineUpFailure state={state} pendingPax={pendingPax} onRetry={take} />
      {!button.mayTake && !isPending && <TakeRefusal refusal={button} />}
      <Button
        size="large"
        isFullWidth
        isDisabled={!button.mayTake && !isPending}
        isPending={isPending}
        onPress={() => (asksForPax(queue) ? setChoosing(true) : take(1))}
      >
        {next > 1 ? t('take.button', { number: next }) : t('take.first')}
      </Button>
      <p className={s.step} role="status">
        {stepText && t(stepText)}
      </p>
      <PaxSheet
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        title={t('take.paxTitle')}
        min={queue.minPax}
        max={queue.maxPax ?? queue.minPax}
        confirmLabel={t('take.paxConfirm')}
        onConfirm={(paxCount) => {
          setChoosing(false);
          take(paxCount);
        }}
      />
    </div>
  );
}
