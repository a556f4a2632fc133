import type { DailyCounter } from '@turno/shared-types';
import type { MerchantDay } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, SkipForward, useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { texts, type Words } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { actionStateAtom, callNextAtom, isUnansweredAtom, type Size } from './action-atoms.ts';
import s from './call-button.module.css';
import { CallKey } from './call-key.tsx';
import { type NextState, nextState, nextTicketOf } from './next-state.ts';

/** A press within this time after a call is the second half of a double press; in milliseconds. */
const DOUBLE_PRESS_MS = 600;

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
  const why = reason(t, state, day);
  return (
    <div className={s.call}>
      {isUnanswered && <Alert kind="warning">{t('unanswered')}</Alert>}
      <Button
        size="large"
        isFullWidth
        icon={<SkipForward aria-hidden />}
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

function reason(t: Words, state: NextState, { timezone }: MerchantDay): string | null {
  if (state.kind === 'ready' || state.why === 'calling') return null;
  return state.why === 'too-early'
    ? t('why.too-early', { from: formatTime(state.from, timezone) })
    : t(`why.${state.why}`);
}

/**
 * Calls the next ticket, of one size or of all, and reports the outcome; the second half of a double press calls none. The
 * panel shows a call without an answer.
 */
export function useCallNext(counter: DailyCounter): (size: Size) => void {
  const t = useTexts(texts);
  const desk = useAtomValue(deskAtom);
  const isKnown = counter.latestCalls !== undefined;
  const called = isKnown ? callOfDesk(counter, desk)?.ticketValue : counter.counter;
  const hasJustCalled = useJustChanged(called, { of: desk?.id, ms: DOUBLE_PRESS_MS });
  const callNext = useSetAtom(callNextAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const call = async (size: Size) => {
    const outcome = await callNext(size);
    if (outcome?.kind === 'called') announce(t(outcome.desk ? 'calledAt' : 'called', outcome));
    if (outcome?.kind === 'moved-on') toast(t('movedOn', outcome));
    if (outcome?.kind === 'failed') toast.error(errorText(t, outcome.error));
  };
  return (size) => {
    if (!hasJustCalled) void call(size);
  };
}

/** Whether a value changed less than `ms` milliseconds ago; the first value of each `of` does not count as a change. */
function useJustChanged(value: unknown, { of, ms }: { of: unknown; ms: number }): boolean {
  const [stable, setStable] = useState({ value, of });
  const isSame = stable.of === of;
  useEffect(() => {
    const timer = setTimeout(() => setStable({ value, of }), isSame ? ms : 0);
    return () => clearTimeout(timer);
  }, [value, of, isSame, ms]);
  return isSame && stable.value !== value;
}
