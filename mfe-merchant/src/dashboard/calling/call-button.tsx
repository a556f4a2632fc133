import type { DailyCounter } from '@turno/shared-types';
import type { MerchantDay } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, SkipForward } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { texts } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { actionStateAtom } from './action-atoms.ts';
import { callNextAtom, isUnansweredAtom, type Size } from './call-atoms.ts';
import s from './call-button.module.css';
import { CallKey } from './call-key.tsx';
import { nextState, nextTicketOf } from './next-state.ts';
import { DOUBLE_PRESS_MS, useJustChanged, useReportCall, useStateReason } from './report-call.ts';

type CallButtonProps = { counter: DailyCounter; day: MerchantDay };

/** MER-016, MER-022: the button names the number it calls, or says why it cannot call. */
export function CallButton({ counter, day }: CallButtonProps) {
  const t = useTexts(texts);
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  const isCalling = useAtomValue(actionStateAtom).calling;
  const isUnanswered = useAtomValue(isUnansweredAtom);
  const isOnline = useOnline();
  const call = useCallNext(counter);
  const whyId = useId();
  const state = nextState({ counter, day, isCalling, isOnline, openOnlyInTime });
  const why = useStateReason(state, day);
  return (
    <div className={s.call}>
      {isUnanswered && <Alert kind="warning">{t('unanswered')}</Alert>}
      <Button
        size="large"
        isFullWidth
        className={s.button}
        icon={<SkipForward aria-hidden />}
        keepsFocus
        isPending={isCalling}
        isDisabled={state.kind === 'disabled' && !isCalling}
        {...(why ? { 'aria-describedby': whyId } : {})}
        onPress={() => call(null)}
      >
        {counter.ticketsAhead > 0 ? t('call', { ticket: nextTicketOf(counter) }) : t('callNext')}
      </Button>
      {why && (
        <p id={whyId} className={s.why}>
          {why}
        </p>
      )}
      <CallKey onCall={() => state.kind === 'ready' && call(null)} />
    </div>
  );
}

/**
 * Calls the next ticket, of one size or of all, and reports the outcome; the second half of a double press calls none.
 */
export function useCallNext(counter: DailyCounter): (size: Size) => void {
  const desk = useAtomValue(deskAtom);
  const isKnown = counter.latestCalls !== undefined;
  const called = isKnown ? callOfDesk(counter, desk)?.ticketValue : counter.counter;
  const hasJustCalled = useJustChanged(called, { of: desk?.id, ms: DOUBLE_PRESS_MS });
  const callNext = useSetAtom(callNextAtom);
  const report = useReportCall();
  return (size) => {
    if (!hasJustCalled) void callNext(size).then(report);
  };
}
