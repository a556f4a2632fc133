import type { DailyCounter } from '@turno/shared-types';
import { waitingOn } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Button, Pause, Play, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom, closeAtom, pauseAtom } from '../calling/action-atoms.ts';
import { CloseSheet } from '../closing/close-sheet.tsx';
import { SendAwayButton } from '../closing/send-away-button.tsx';
import s from './state-buttons.module.css';

type StateButtonsProps = { counter: DailyCounter; isEnded: boolean };

/**
 * MER-025: pause, resume, close (after a confirmation, MER-031) and reopen; MER-027: nothing once the day is over.
 */
export function StateButtons({ counter, isEnded }: StateButtonsProps) {
  const { closed, paused } = counter;
  const t = useTexts(texts);
  const { pausing, closing } = useAtomValue(actionStateAtom);
  const { showCloseQueue = true } = useAtomValue(flagsAtom);
  const isOnline = useOnline();
  const pause = useSetAtom(pauseAtom);
  const close = useSetAtom(closeAtom);
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const run = async (change: Promise<DailyCounter | null>, done: string) => {
    try {
      if (await change) toast.success(done);
    } catch (error) {
      toast.error(errorText(t, error));
    }
  };
  return (
    <div className={s.states}>
      {!closed && (
        <Button
          variant="secondary"
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          isPending={pausing}
          isDisabled={!isOnline}
          onPress={() => void run(pause(paused), t(paused ? 'resumed' : 'paused'))}
        >
          {t(paused ? 'resume' : 'pause')}
        </Button>
      )}
      {!isEnded && (showCloseQueue || closed) && (
        <Button
          variant={closed ? 'secondary' : 'danger'}
          isPending={closing && !isConfirming}
          isDisabled={!isOnline}
          onPress={() => (closed ? void run(close(true), t('reopened')) : setConfirming(true))}
        >
          {t(closed ? 'reopen' : 'close')}
        </Button>
      )}
      {closed && waitingOn(counter).people > 0 && <SendAwayButton />}
      <CloseSheet isOpen={isConfirming} onOpenChange={setConfirming} isClosed={closed} />
    </div>
  );
}
