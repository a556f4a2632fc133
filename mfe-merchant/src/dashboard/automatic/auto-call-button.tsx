import type { MerchantDay } from '@turno/shared-types/rules';
import { waitingIn } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Button } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { CallControls, useNextState } from '../calling/call-controls.tsx';
import { DOUBLE_PRESS_MS, useJustChanged, useReportCall } from '../calling/report-call.ts';
import { deskAtom } from '../desks/desk-atoms.ts';
import { automaticQueuesAtom } from '../open-queue.ts';
import { autoCallStateAtom, autoNextAtom, servedAutomaticAtom } from './automatic-atoms.ts';

type AutoCallButtonProps = { day: MerchantDay; waiting: number; isClosed: boolean };

/** QUE-045: calls the next ticket of the automatic queue whose turn it is. */
export function AutoCallButton({ day, waiting, isClosed }: AutoCallButtonProps) {
  const t = useTexts(texts);
  const { isCalling, isUnanswered } = useAtomValue(autoCallStateAtom);
  const { callNext, hasJustCalled } = useAutoCall();
  const counter = { ticketsAhead: waiting, closed: isClosed };
  const state = useNextState({ counter, day, isCalling });
  return (
    <CallControls
      state={state}
      day={day}
      label={t('callNext')}
      isCalling={isCalling}
      hasJustCalled={hasJustCalled}
      isUnanswered={isUnanswered}
      onCall={() => callNext(false)}
    >
      <SkipButton
        isDisabled={state.kind === 'disabled' || hasJustCalled}
        onPress={() => callNext(true)}
      />
    </CallControls>
  );
}

/** MER-023: skips the queues that accept any pass for one call, if people wait both in them and in another queue. */
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

function useAutoCall() {
  const desk = useAtomValue(deskAtom);
  const served = useAtomValue(servedAutomaticAtom);
  const hasJustCalled = useJustChanged(served?.ticketValue, { of: desk?.id, ms: DOUBLE_PRESS_MS });
  const autoNext = useSetAtom(autoNextAtom);
  const report = useReportCall();
  const callNext = (skipsGeneric: boolean) => {
    if (!hasJustCalled) void autoNext(skipsGeneric).then(report);
  };
  return { callNext, hasJustCalled };
}
