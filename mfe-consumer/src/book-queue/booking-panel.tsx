import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { BookingForm } from '@turno/shared-ui/booking';
import { useWords } from '../locales/texts.ts';
import { BlockedNotice } from '../shared/line-up/blocked-notice.tsx';
import { useEarlyBotCheck } from '../shared/line-up/early-bot-check.ts';
import type { LineUp } from '../shared/line-up/use-line-up.ts';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';

type BookingPanelProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
  lineUp: LineUp;
};

/** CON-039: the booking form, and the reason why booking is blocked now. */
export function BookingPanel({ merchant, queue, tickets, now, lineUp }: BookingPanelProps) {
  const t = useWords();
  const button = useTakeButton({ merchant, queue, tickets, now });
  useEarlyBotCheck(button.mayTake);
  return (
    <BookingForm
      queue={queue}
      target={lineUp.queue}
      unanswered={lineUp.unanswered}
      paxLabel={t('take.paxTitle')}
      hasTerms
      isBlocked={!button.mayTake}
      onBook={lineUp.take}
    >
      {!button.mayTake && <BlockedNotice blocker={button} merchant={merchant} now={now} />}
    </BookingForm>
  );
}
