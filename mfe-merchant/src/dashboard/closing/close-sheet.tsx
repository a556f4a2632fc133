import { waitingIn } from '@turno/shared-types/rules';
import {
  Button,
  ConfirmSheet,
  loadQuestion,
  usePreload,
  useToast,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand } from '../../shared/use-command.ts';
import { closeAtom } from '../calling/action-atoms.ts';
import { queueAtom } from '../open-queue.ts';
import { useSendAway } from './send-away-button.tsx';

type CloseSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the queue is closed already. */
  isClosed: boolean;
};

/**
 * MER-025, X-02, S-04: asks for confirmation before a queue is closed, and whether to serve the people who wait or to send them
 * away.
 */
export function CloseSheet({ isOpen, onOpenChange, isClosed }: CloseSheetProps) {
  const t = useTexts(texts);
  const close = useSetAtom(closeAtom);
  const sendAway = useSendAway();
  const toast = useToast();
  const queue = useAtomValue(queueAtom);
  const people = queue === null ? 0 : waitingIn(queue).people;
  const command = useCommand();
  const [isSendingAway, setSendingAway] = useState(false);
  // Preloaded, because people press again if the confirmation opens late.
  usePreload(loadQuestion, 0);
  const show = (isShown: boolean) => {
    command.clear();
    setSendingAway(false);
    onOpenChange(isShown);
  };
  // The confirmation closes once a colleague, or a request whose answer was lost, has closed the queue. It stays if the manager
  // also chose to send people away.
  const isAnswered = isClosed && !isSendingAway && !command.isPending;
  const dismiss = useEffectEvent(() => show(false));
  useEffect(() => {
    if (isOpen && isAnswered) dismiss();
  }, [isOpen, isAnswered]);
  const confirm = (withSendingAway: boolean) =>
    command.run(async () => {
      setSendingAway(withSendingAway);
      if (!(await close(false))) return;
      if (withSendingAway) await sendAway();
      else toast.success(t('closed'));
      show(false);
    });
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onOpenChange={show}
      title={t('closeQuestion')}
      confirmLabel={t(people > 0 ? 'closeAndFinish' : 'close')}
      isPending={command.isPending}
      errorMessage={command.problem}
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
            isPending={command.isPending}
            onPress={() => void confirm(true)}
          >
            {t('closeAndSendAway')}
          </Button>
        </>
      )}
    </ConfirmSheet>
  );
}
