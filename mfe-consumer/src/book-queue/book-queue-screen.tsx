import { childForParty, isBeyondFirstRound } from '@turno/shared-types/rules';
import { BookingForm } from '@turno/shared-ui/booking';
import { Alert } from '@turno/shared-ui/components';
import { useWords } from '../locales/texts.ts';
import { type JoinFormProps, JoinQueueScreen } from '../shared/line-up/join-queue-screen.tsx';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { useVisitorBotCheck } from '../shared/line-up/use-visitor-bot-check.ts';
import { TITLES } from '../shared/page/titles.ts';

/** CON-038: the page for booking a table in a multi-queue. */
export function BookQueueScreen() {
  return (
    <JoinQueueScreen kind="multi" title={TITLES.bookQueue} form={BookTable} formHeight="35rem" />
  );
}

/** CON-039: the booking form. */
function BookTable({ lineUp, ...context }: JoinFormProps) {
  const t = useWords();
  const { merchant, queue, now } = context;
  const button = useTakeButton(context);
  useVisitorBotCheck(button.mayTake);
  return (
    <BookingForm
      queue={queue}
      target={lineUp.queue}
      paxLabel={t('take.paxTitle')}
      hasTerms
      isBlocked={!button.mayTake}
      noticeFor={(paxCount) => {
        const child = childForParty(queue.childQueues ?? [], paxCount);
        const isLate = button.mayTake && child && isBeyondFirstRound(merchant, child, now);
        return isLate && <Alert kind="warning">{t('take.firstRoundFull')}</Alert>;
      }}
      onBook={lineUp.take}
    />
  );
}
