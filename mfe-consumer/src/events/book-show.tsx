import type { Merchant, Queue } from '@turno/shared-types';
import type { Show } from '@turno/shared-types/rules';
import {
  isLimitReached,
  LineUpFailure,
  LineUpStep,
  unansweredOf,
  useLineUpState,
} from '@turno/shared-ui/booking';
import { Button } from '@turno/shared-ui/components';
import { formatTime } from '@turno/shared-ui/i18n';
import { PaxSheet } from '@turno/shared-ui/pax';
import { useState } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { useLineUp } from '../shared/line-up/use-line-up.ts';
import { showTicket } from '../shared/tickets/current-ticket.ts';
import s from './events-screen.module.css';
import type { ShowButtonState } from './show-button-state.ts';

type BookShowProps = { merchant: Merchant; queue: Queue; show: Show; button: ShowButtonState };

/** Books a show, asking for the party size if the event accepts parties; a disabled button shows the reason (CON-065). */
export function BookShow({ merchant, queue, show, button }: BookShowProps) {
  const t = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const shownTime = formatTime(show.slot.startsAt, merchant.timezone);
  const target = { merchantId: merchant.id, queueId: queue.id, show: show.slot };
  const { take } = useLineUp(target, (tickets) => showTicket(tickets, show.counter.id));
  const { state, isPending } = useLineUpState(target);
  const most = button.mayBook ? button.most : queue.minPax;
  const book = (paxCount: number) => take({ paxCount });
  const isOff = !button.mayBook || isLimitReached(state);
  return (
    <div className={s.booking}>
      <LineUpFailure state={state} onRetry={take} />
      {unansweredOf(state) === null && (
        <Button
          isFullWidth
          isDisabled={isOff && !isPending}
          isPending={isPending}
          onPress={() => (most > 1 ? setChoosing(true) : book(1))}
        >
          {button.mayBook || isPending
            ? t('events.book', { time: shownTime })
            : reason(t, button, merchant.timezone)}
        </Button>
      )}
      <LineUpStep state={state} />
      <PaxSheet
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        title={t('take.paxTitle')}
        min={queue.minPax}
        max={most}
        confirmLabel={t('events.book', { time: shownTime })}
        onConfirm={(paxCount) => {
          setChoosing(false);
          book(paxCount);
        }}
      />
    </div>
  );
}

type BookingBlocker = Extract<ShowButtonState, { mayBook: false }>;

function reason(t: Words, blocker: BookingBlocker, timeZone: string): string {
  switch (blocker.reason) {
    case 'early':
      return t('events.early', { from: formatTime(blocker.from, timeZone) });
    case 'blocked':
      return t('take.blocked', { from: formatTime(blocker.from, timeZone) });
    case 'over':
      return t('events.over');
    case 'full':
      return t('events.full');
    default:
      return t(`take.${blocker.reason}`);
  }
}
