import { Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom, sendAwayAtom } from '../calling/action-atoms.ts';

/** S-04: sends away the people who wait in a closed queue, after a confirmation. */
export function SendAwayButton() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const { sendingAway } = useAtomValue(actionStateAtom);
  const sendAway = useSendAway();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = (isOpen: boolean) => {
    setProblem(null);
    setAsking(isOpen);
  };
  const confirm = async () => {
    setProblem(null);
    try {
      if (await sendAway()) ask(false);
    } catch (error) {
      setProblem(errorText(t, error));
    }
  };
  return (
    <>
      <Button variant="danger" isDisabled={!isOnline} onPress={() => ask(true)}>
        {t('sendAway')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('sendAwayQuestion')}
        confirmLabel={t('sendAway')}
        isPending={sendingAway}
        errorMessage={problem}
        isDanger
        onConfirm={() => void confirm()}
      >
        <p>{t('sendAwayWarning')}</p>
      </ConfirmSheet>
    </>
  );
}

/** Sends the command and reports how many numbers it ended; returns `false` while another one is running. */
export function useSendAway(): () => Promise<boolean> {
  const t = useTexts(texts);
  const toast = useToast();
  const sendAway = useSetAtom(sendAwayAtom);
  return async () => {
    const count = await sendAway();
    if (count === null) return false;
    toast.success(count === 0 ? t('sentAwayNone') : t('sentAway', { count }));
    return true;
  };
}
