import type { MerchantDay } from '@turno/shared-types/rules';
import { useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import type { CallOutcome } from './call-atoms.ts';
import type { NextState } from './next-state.ts';

/** A press within this time after a call counts as part of a double press; in milliseconds. */
export const DOUBLE_PRESS_MS = 600;

/** Returns a function that reports the outcome of a call; the panel shows an unanswered one. */
export function useReportCall(): (outcome: CallOutcome | null) => void {
  const t = useTexts(texts);
  const announce = useAnnounce();
  const toast = useToast();
  return (outcome) => {
    if (outcome?.kind === 'called') announce(t(outcome.desk ? 'calledAt' : 'called', outcome));
    if (outcome?.kind === 'moved-on') toast(t('movedOn', outcome));
    if (outcome?.kind === 'served-nobody') toast(t('servedNobody'));
    if (outcome?.kind === 'failed') toast.error(errorText(t, outcome.error));
  };
}

/** Whether a value changed less than `ms` milliseconds ago; the first value of each `of` does not count as a change. */
export function useJustChanged(value: unknown, { of, ms }: { of: unknown; ms: number }): boolean {
  const [stable, setStable] = useState({ value, of });
  const isSame = stable.of === of;
  useEffect(() => {
    const timer = setTimeout(() => setStable({ value, of }), isSame ? ms : 0);
    return () => clearTimeout(timer);
  }, [value, of, isSame, ms]);
  return isSame && stable.value !== value;
}

/** Why no ticket can be called, in words; `null` if there is nothing to explain. */
export function useStateReason(state: NextState, { timezone }: MerchantDay): string | null {
  const t = useTexts(texts);
  if (state.kind === 'ready' || state.why === 'calling') return null;
  return state.why === 'too-early'
    ? t('why.too-early', { from: formatTime(state.from, timezone) })
    : t(`why.${state.why}`);
}
