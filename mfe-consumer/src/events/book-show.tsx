import type { Merchant, Queue } from '@turno/shared-types';
import { Button } from '@turno/shared-ui/components';
import { formatTime } from '@turno/shared-ui/i18n';
import { PaxSheet } from '@turno/shared-ui/pax';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { isLimitRefusal } from '../shared/line-up/limit-refusal.ts';
import { LineUpFailure } from '../shared/line-up/line-up-failure.tsx';
import { LineUpStep } from '../shared/line-up/line-up-step.tsx';
import { useLineUp, useLineUpState } from '../shared/line-up/use-line-up.ts';
import { showTicket } from '../shared/tickets/current-ticket.ts';
import { useWords } from '../shared/use-words.ts';
import s from './events-screen.module.css';
import type { ShowButtonState } from './show-button-state.ts';
import type { Show } from './show-list.ts';

type BookShowProps = { merchant: Merchant; queue: Queue; show: Show; button: ShowButtonState };

/** Books a show, for a party where the event takes some; a button that is off says why (CON-065). */
export function BookShow({ merchant, queue, show, button }: BookShowProps) {
  const t = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const { time } = show.slot;
  const place = { merchantId: merchant.id, queueId: queue.id, time };
  const line = useLineUp(place, (tickets) => showTicket(tickets, show.counter.id));
  const { state, isPending } = useLineUpState(place);
  const most = button.mayBook ? button.most : queue.minPax;
  const book = (paxCount: number) => line.take({ paxCount, time });
  const isOff = !button.mayBook || isLimitRefusal(state);
  return (
    <div className={s.booking}>
      <LineUpFailure state={state} pendingAsk={line.pendingAsk} onRetry={line.take} />
      <Button
        isFullWidth
        isDisabled={isOff && !isPending}
        isPending={isPending}
        onPress={() => (most > 1 ? setChoosing(true) : book(1))}
      >
        {button.mayBook || isPending
          ? t('events.book', { time })
          : reason(t, button, merchant.timezone)}
      </Button>
      <LineUpStep state={state} />
      <PaxSheet
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        title={t('take.paxTitle')}
        min={queue.minPax}
        max={most}
        confirmLabel={t('events.book', { time })}
        onConfirm={(paxCount) => {
          setChoosing(false);
          book(paxCount);
        }}
      />
    </div>
  );
}

type Refusal = Extract<ShowButtonState, { mayBook: false }>;

function reason(t: TFunction, refusal: Refusal, timeZone: string): string {
  switch (refusal.reason) {
    case 'early':
      return t('events.early', { from: formatTime(refusal.from, timeZone) });
    case 'blocked':
      return t('take.blocked', { from: refusal.from });
    case 'over':
      return t('events.over');
    case 'full':
      return t('events.full');
    default:
      return t(`take.${refusal.reason}`);
  }
}
