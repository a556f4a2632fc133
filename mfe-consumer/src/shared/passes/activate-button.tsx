import type { PassOwner } from '@turno/shared-types';
import { Button, ConfirmSheet } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { activatePassesAtom } from './atoms.ts';
import { usePassAction } from './use-pass-action.ts';

type ActivateButtonProps = {
  owner: PassOwner;
  passIds: readonly number[];
  isFullWidth?: boolean;
};

/** CON-059, PAS-016: activates passes of one person for today, after a question: validity cannot be stopped. */
export function ActivateButton({ owner, passIds, isFullWidth = false }: ActivateButtonProps) {
  const t = useWords();
  const notice = useNotice();
  const activate = useSetAtom(activatePassesAtom);
  const { run, isPending, problem } = usePassAction();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if (!(await run(() => activate(owner.id ?? 0, passIds)))) return;
    setAsking(false);
    notice(passIds.length > 1 ? 'ticketsActivated' : 'ticketActivated');
  };
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth={isFullWidth}
        aria-label={t('passes.activateOf', { name: owner.name })}
        onPress={() => setAsking(true)}
      >
        {t('passes.activate')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('passes.activateTitle')}
        confirmLabel={t('passes.activate')}
        onConfirm={() => void confirm()}
        isPending={isPending}
        errorMessage={problem}
      >
        <p>{t('passes.activateText')}</p>
      </ConfirmSheet>
    </>
  );
}
