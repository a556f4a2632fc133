import { ConfirmSheet, loadSheet, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { NAMESPACE } from '../../locales/texts.ts';
import { busyAtom, closeAtom } from '../calling/action-atoms.ts';
import { queueAtom } from '../merchant-atoms.ts';

type CloseSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** MER-025, X-02: asks before a queue is closed; a failure is told in the sheet, which stays. */
export function CloseSheet({ isOpen, onOpenChange }: CloseSheetProps) {
  const t = useTexts(NAMESPACE);
  const { closing } = useAtomValue(busyAtom);
  const close = useSetAtom(closeAtom);
  const toast = useToast();
  const people = useAtomValue(queueAtom)?.queue_daily_counters[0]?.paxAhead ?? 0;
  const [problem, setProblem] = useState<string | null>(null);
  // Ahead of the first press: a question that comes late is pressed for twice.
  useEffect(() => void loadSheet(), []);
  const show = (isShown: boolean) => {
    setProblem(null);
    onOpenChange(isShown);
  };
  const confirm = async () => {
    setProblem(null);
    try {
      if (!(await close(false))) return;
      show(false);
      toast.success(t('closed'));
    } catch (error) {
      setProblem(errorText(t, error));
    }
  };
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onOpenChange={show}
      title={t('closeQuestion')}
      confirmLabel={t('close')}
      isPending={closing}
      errorMessage={problem}
      isDanger
      onConfirm={() => void confirm()}
    >
      {people > 0 && <p>{t('stillWaiting', { count: people })}</p>}
      <p>{t('closeWarning')}</p>
    </ConfirmSheet>
  );
}
