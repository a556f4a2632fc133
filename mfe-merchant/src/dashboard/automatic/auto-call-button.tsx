import type { MerchantDay } from '@turno/shared-types/rules';
import { waitingIn } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, SkipForward } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { texts } from '../../locales/texts.ts';
import s from '../calling/call-button.module.css';
import { CallKey } from '../calling/call-key.tsx';
import { nextState } from '../calling/next-state.ts';
import {
  DOUBLE_PRESS_MS,
  useJustChanged,
  useReportCall,
  useStateReason,
} from '../calling/report-call.ts';
import { deskAtom } from '../desks/desk-atoms.ts';
import { automaticQueuesAtom } from '../open-queue.ts';
import { autoCallStateAtom, autoNextAtom, servedAutomaticAtom } from './automatic-atoms.ts';

type AutoCallButtonProps = { day: MerchantDay; waiting: number; isClosed: boolean };

/** QUE-045: calls from the automatic queue whose turn it is. */
export function AutoCallButton({ day, waiting, isClosed }: AutoCallButtonProps) {
  const t = useTexts(texts);
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  const { isCalling, isUnanswered } = useAtomValue(autoCallStateAtom);
  const isOnline = useOnline();
  const call = useAutoCall();
  const whyId = useId();
  const counter = { ticketsAhead: waiting, closed: isClosed };
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
        onPress={() => call(false)}
      >
        {t('callNext')}
      </Button>
      {why && (
        <p id={whyId} className={s.why}>
          {why}
        </p>
      )}
      <SkipButton isDisabled={state.kind === 'disabled'} onPress={() => call(true)} />
      <CallKey onCall={() => state.kind === 'ready' && call(false)} />
    </div>
  );
}

/** MER-023: passes over the queues for any pass this once, where people wait in them and in another one. */
function SkipButton({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
  const t = useTexts(texts);
  const { skipForGeneric = true } = useAtomValue(flagsAtom);
  const waiting = useAtomValue(automaticQueuesAtom).filter((queue) => waitingIn(queue).numbers > 0);
  const isGeneric = ({ passMode }: (typeof waiting)[number]) => passMode === 'generic';
  const maySkip = waiting.some(isGeneric) && !waiting.every(isGeneric);
  if (!skipForGeneric || !maySkip) return null;
  return (
    <Button variant="secondary" isDisabled={isDisabled} onPress={onPress}>
      {t('automatic.skipGeneric')}
    </Button>
  );
}

function useAutoCall(): (skipsGeneric: boolean) => void {
  const desk = useAtomValue(deskAtom);
  const served = useAtomValue(servedAutomaticAtom);
  const hasJustCalled = useJustChanged(served?.ticketValue, { of: desk?.id, ms: DOUBLE_PRESS_MS });
  const autoNext = useSetAtom(autoNextAtom);
  const report = useReportCall();
  return (skipsGeneric) => {
    if (!hasJustCalled) void autoNext(skipsGeneric).then(report);
  };
}
