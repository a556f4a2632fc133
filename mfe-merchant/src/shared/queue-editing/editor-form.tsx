import type { Merchant, Queue } from '@turno/shared-types';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Alert } from '@turno/shared-ui/components';
import { Form, type FormState, SaveBar } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../../locales/texts.ts';
import { removeQueueAtom } from './atoms.ts';
import { type LockContext, type Locks, queueUse } from './queue-use.ts';
import { RemoveEntry } from './remove-entry.tsx';

const MINUTE_MS = 60_000;

/** The context that decides about locks besides the queue itself, updated every minute. */
export function useLockContext(merchant: Merchant): LockContext {
  const { managerDisable } = useAtomValue(flagsAtom);
  return { merchant, managerDisable, now: useNow(MINUTE_MS) };
}

type EditorFormProps<Values extends object> = {
  form: FormState<Values>;
  /** The names of the fields, for the summary of problems. */
  labels: Readonly<Record<string, string>>;
  locks: Locks;
  /** `null` for a new queue. */
  queue: Queue | null;
  context: LockContext;
  createLabel: string;
  onDone: () => void;
  children: ReactNode;
};

/** The frame of both editors: the reasons for locked fields, the form with Undo and Change, and the removal. */
export function EditorForm<Values extends object>(props: EditorFormProps<Values>) {
  const { form, labels, locks, queue, context, createLabel, onDone, children } = props;
  const t = useTexts(texts);
  const remove = useSetAtom(removeQueueAtom);
  return (
    <>
      {locks.reasons.map((reason) => (
        <Alert key={reason} kind="warning">
          {t(`editor.locked.${reason}`)}
        </Alert>
      ))}
      <Form form={form} labels={labels}>
        {children}
        <SaveBar form={form} {...(queue ? {} : { saveLabel: createLabel })} />
      </Form>
      {queue && (
        <RemoveEntry name={queue.name} remove={() => remove(queue.id)} onDone={onDone}>
          {t(queueUse(queue, context).hasWaiting ? 'editor.removeWaiting' : 'editor.removeHint')}
        </RemoveEntry>
      )}
    </>
  );
}
