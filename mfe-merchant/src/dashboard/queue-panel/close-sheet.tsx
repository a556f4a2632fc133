import { waitingIn } from '@turno/shared-types/rules';
import { Button, ConfirmSheet, loadQuestion, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom, closeAtom } from '../calling/action-atoms.ts';
import { queueAtom } from '../open-queue.ts';
import { useSendAway } from './send-away-button.tsx';

type CloseSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * MER-025, X-02, S-04: confirms before a queue is closed, and asks whether to finish the people who wait or to send them
 * away.
 */
export function CloseSheet({ isOpen, onOpenChange }: CloseSheetProps) {
  const t = useTexts(texts);
  const { closing, sendingAway } = useAtomValue(actionStateAtom);
  const close = useSetAtom(closeAtom);
  const sendAway = useSendAway();
  const toast = useToast();
  const queue = useAtomValue(queueAtom);
  const people = queue === null ? 0 : waitingIn(queue).people;
  const [problem, setProblem] = useState<string | null>(null);
  // Preloaded: people press a second time when the question opens late.
  useEffect(() => void loadQuestion(), []);
  const show = (isShown: boolean) => {
    setProblem(null);
    onOpenChange(isShown);
  };
  const confirm = async (isSendingAway: boolean) => {
    setProblem(null);
    try {
      if (!(await close(false))) return;
      if (isSendingAway) await sendAway();
      else toast.success(t('closed'));
      show(false);
    } catch (error) {
      setProblem(errorText(t, error));
    }
  };
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onOpenChange={show}
      title={t('closeQuestion')}
      confirmLabel={t(people > 0 ? 'closeAndFinish' : 'close')}
      isPending={closing || sendingAway}
      errorMessage={problem}
      isDanger={people === 0}
      onConfirm={() => void confirm(false)}
    >
      <p>{t('closeWarning')}</p>
      {people > 0 && (
        <>
          <p>
            {t('stillWaiting', { count: people })} {t('finishWaiting')}
          </p>
          <p>{t('sendAwayHint')}</p>
          <Button
            variant="danger"
            isFullWidth
            isPending={closing || sendingAway}
            onPress={() => void confirm(true)}
          >
            {t('closeAndSendAway')}
          </Button>
        </>
      )}
    </ConfirmSheet>
  );
}
