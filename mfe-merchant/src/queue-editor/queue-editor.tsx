import { TextField, useToast } from '@turno/shared-ui/components';
import { formRules, RadioGroup, Switch, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { changeQueuesAtom, createQueueAtom } from '../shared/queue-editing/atoms.ts';
import s from '../shared/queue-editing/editor.module.css';
import { EditorForm, useLockContext } from '../shared/queue-editing/editor-form.tsx';
import { EditorPage, type EditorProps } from '../shared/queue-editing/editor-page.tsx';
import { useProblemWords } from '../shared/queue-editing/problems.ts';
import { locksOf, queueUse } from '../shared/queue-editing/queue-use.ts';
import { type QueueForm, SingleFields, SizeFields } from './queue-fields.tsx';
import { changesOf, draftOf, type QueueValues, queueProblems, valuesOf } from './queue-values.ts';

/** One for each size. */
const FIXED_LISTS = ['capacities', 'defaultWaitingTimes'];

/** MER-035 to MER-043: the page that creates, changes and removes a standard queue. */
export function QueueEditorScreen() {
  return <EditorPage type="standard" editor={QueueEditor} />;
}

function QueueEditor(props: EditorProps) {
  const { queue, onDone } = props;
  const t = useTexts(texts);
  const { form, context } = useQueueForm(props);
  const locks = locksOf(queue, context, [
    'listOnly',
    'passMode',
    'maxPax',
    'capacity',
    'defaultWaitingTime',
  ]);
  const labels = {
    name: t('editor.name'),
    kind: t('editor.kind'),
    capacity: t('editor.capacity'),
    maxPax: t('editor.maxPax'),
  };
  return (
    <EditorForm
      form={form}
      labels={labels}
      locks={locks}
      queue={queue}
      context={context}
      createLabel={t('editor.create')}
      onDone={onDone}
    >
      <fieldset className={s.fields} disabled={form.isPending}>
        <TextField label={t('editor.name')} isRequired {...form.field('name')} />
        <FreeAccess form={form} isNew={!queue} isLocked={locks.isLocked('listOnly')} />
        <Kind form={form} isNew={!queue} />
        {form.values.kind === 'single' ? (
          <SingleFields form={form} locks={locks} />
        ) : (
          <SizeFields form={form} queue={queue} context={context} />
        )}
      </fieldset>
    </EditorForm>
  );
}

function useQueueForm({ merchant, queue, onDone }: EditorProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const context = useLockContext(merchant);
  const create = useSetAtom(createQueueAtom);
  const change = useSetAtom(changeQueuesAtom);
  const use = queue && queueUse(queue, context);
  const form = useForm<QueueValues>({
    schema: formRules((values) => queueProblems(values, { merchant, queue, use })),
    defaultValues: valuesOf(queue),
    fixedLists: FIXED_LISTS,
    words: useProblemWords('standard'),
    errorArea: queue ? 'queue-save' : 'queue-create',
    onSubmit: async (values, edited) => {
      if (queue) await change(changesOf(queue, values, edited));
      else await create(draftOf(values));
      toast.success(t(queue ? 'editor.saved' : 'editor.created', { name: values.name }));
      if (!queue) onDone();
    },
  });
  return { form, context };
}

type FreeAccessProps = { form: QueueForm; isNew: boolean; isLocked: boolean };

function FreeAccess({ form, isNew, isLocked }: FreeAccessProps) {
  const t = useTexts(texts);
  const { name, value, onChange, errorMessage } = form.field('listOnly');
  const { onChange: choose } = form.field('kind');
  const change = (listOnly: boolean) => {
    onChange(listOnly);
    // MER-039: for a new queue with free access no kind can be chosen.
    if (listOnly && isNew) choose('single');
  };
  return (
    <Switch
      name={name}
      isSelected={value}
      onChange={change}
      description={t('editor.freeAccessHint')}
      errorMessage={errorMessage}
      isDisabled={isLocked}
    >
      {t('editor.freeAccess')}
    </Switch>
  );
}

function Kind({ form, isNew }: { form: QueueForm; isNew: boolean }) {
  const t = useTexts(texts);
  return (
    <RadioGroup
      label={t('editor.kind')}
      options={[
        { id: 'single', label: t('editor.single'), description: t('editor.singleHint') },
        { id: 'multiple', label: t('editor.multiple'), description: t('editor.multipleHint') },
      ]}
      isDisabled={!isNew || form.values.listOnly}
      {...(isNew ? {} : { description: t('editor.kindFixed') })}
      {...form.field('kind')}
    />
  );
}
