import { Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand } from '../use-command.ts';
import s from './editor.module.css';

type RemoveEntryProps = {
  name: string;
  /** Explains the consequences for the people concerned. */
  children: ReactNode;
  remove: () => Promise<void>;
  onDone: () => void;
};

/** Removes the edited entry, after a confirmation that explains the consequences. */
export function RemoveEntry({ name, children, remove, onDone }: RemoveEntryProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const command = useCommand();
  const carryOut = async () => {
    await remove();
    toast.success(t('editor.removed', { name }));
    onDone();
  };
  const close = () => {
    command.clear();
    setAsking(false);
  };
  return (
    <div className={s.remove}>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('editor.remove')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={close}
        title={t('editor.removeTitle', { name })}
        confirmLabel={t('editor.remove')}
        onConfirm={() => void command.run(carryOut)}
        isPending={command.isPending}
        errorMessage={command.problem}
        isDanger
      >
        {children}
      </ConfirmSheet>
    </div>
  );
}
