import type { DailyCounter } from '@turno/shared-types';
import type { MerchantDay } from '@turno/shared-types/rules';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { actionStateAtom } from './action-atoms.ts';
import { callNextAtom, isUnansweredAtom, type Size } from './call-atoms.ts';
import { CallControls, useNextState } from './call-controls.tsx';
import { DOUBLE_PRESS_MS, useJustChanged, useReportCall } from './report-call.ts';

type CallButtonProps = { counter: DailyCounter; day: MerchantDay };

/** MER-016, MER-022: the button names the number it calls, or says why it cannot call. */
export function CallButton({ counter, day }: CallButtonProps) {
  const t = useTexts(texts);
  const isCalling = useAtomValue(actionStateAtom).calling;
  const isUnanswered = useAtomValue(isUnansweredAtom);
  const { callNext, hasJustCalled } = useCallNext(counter);
  return (
    <CallControls
      state={useNextState({ counter, day, isCalling })}
      day={day}
      label={
        // S-05: people who are still to be carried over have no number of the day yet.
        counter.ticketsAhead > 0 && counter.nextTicket !== null
          ? t('call', { ticket: counter.nextTicket })
          : t('callNext')
      }
      isCalling={isCalling}
      hasJustCalled={hasJustCalled}
      isUnanswered={isUnanswered}
      onCall={() => callNext(null)}
    />
  );
}

type CallNext = {
  /** Calls the next ticket, of one size or of all, and reports the outcome. */
  callNext: (size: Size) => void;
  /** Whether the last call was so recent that another press counts as the second of a double press and is ignored. */
  hasJustCalled: boolean;
};

/** The state and action of a button that calls the next ticket of a day. */
export function useCallNext(counter: DailyCounter): CallNext {
  const desk = useAtomValue(deskAtom);
  const isKnown = counter.latestCalls !== undefined;
  const called = isKnown ? callOfDesk(counter, desk)?.ticketValue : counter.counter;
  const hasJustCalled = useJustChanged(called, { of: desk?.id, ms: DOUBLE_PRESS_MS });
  const call = useSetAtom(callNextAtom);
  const report = useReportCall();
  const callNext = (size: Size) => {
    if (!hasJustCalled) void call(size).then(report);
  };
  return { callNext, hasJustCalled };
}
