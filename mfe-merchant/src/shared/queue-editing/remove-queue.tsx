import type { Queue } from '@turno/shared-types';
import { Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand } from '../use-command.ts';
import { removeQueueAtom } from './atoms.ts';
import s from './editor.module.css';

type RemoveQueueProps = { queue: Queue; hasWaiting: boolean; onDone: () => void };

/** MER-037: removes a queue, after a question that says what happens to the people who wait. */
export function RemoveQueue({ queue, hasWaiting, onDone }: RemoveQueueProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const remove = useSetAtom(removeQueueAtom);
  const [isAsking, setAsking] = useState(false);
  const command = useCommand();
  const carryOut = async () => {
    await remove(queue.id);
    toast.success(t('editor.removed', { name: queue.name }));
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
        title={t('editor.removeTitle', { name: queue.name })}
        confirmLabel={t('editor.remove')}
        onConfirm={() => void command.run(carryOut)}
        isPending={command.isPending}
        errorMessage={command.problem}
        isDanger
      >
        {t(hasWaiting ? 'editor.removeWaiting' : 'editor.removeHint')}
      </ConfirmSheet>
    </div>
  );
}
