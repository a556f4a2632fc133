import { localTime } from '@turno/shared-types/rules';
import { useToast } from '@turno/shared-ui/components';
import { useReportError } from '@turno/shared-ui/errors';
import { formRules, useForm } from '@turno/shared-ui/forms';
import { CallError } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { changeQueuesAtom, createQueueAtom } from '../shared/queue-editing/atoms.ts';
import fields from '../shared/queue-editing/editor.module.css';
import { EditorForm, useLockContext } from '../shared/queue-editing/editor-form.tsx';
import { EditorPage, type EditorProps } from '../shared/queue-editing/editor-page.tsx';
import { useProblemWords } from '../shared/queue-editing/problems.ts';
import { locksOf, queueUse } from '../shared/queue-editing/queue-use.ts';
import { DayView } from './day-view.tsx';
import s from './event-editor.module.css';
import { EventFields } from './event-fields.tsx';
import {
  changeOf,
  draftOf,
  type EventValues,
  eventProblems,
  planOf,
  valuesOf,
} from './event-values.ts';

/** One for each day of the week. */
const FIXED_LISTS = ['eventScheduleWeek'];

const SHOWN = ['eventScheduleWeek'];

/** MER-044 to MER-048: the page that creates, changes and removes an event. */
export function EventEditorScreen() {
  return <EditorPage type="event" editor={EventEditor} />;
}

function EventEditor(props: EditorProps) {
  const { merchant, queue, onDone } = props;
  const t = useTexts(texts);
  const { form, context, today } = useEventForm(props);
  const locks = locksOf(queue, context, SHOWN);
  const labels = {
    name: t('eventEditor.name'),
    eventPaxCapacity: t('eventEditor.seats'),
    maxPax: t('eventEditor.maxPax'),
  };
  return (
    <div className={s.wide}>
      <EditorForm
        // MER-048: a toast shows the problem if no field is the cause.
        form={{ ...form, problem: null }}
        labels={labels}
        locks={locks}
        queue={queue}
        context={context}
        createLabel={t('editor.createEvent')}
        onDone={onDone}
      >
        <div className={s.split}>
          <fieldset className={fields.fields} disabled={form.isPending}>
            <EventFields
              form={form}
              locks={locks}
              bookedSeats={queue ? queueUse(queue, context).bookedSeats : 0}
              today={today}
            />
          </fieldset>
          <div className={s.picture}>
            <DayView plan={planOf(form.values)} merchant={merchant} today={today} />
          </div>
        </div>
      </EditorForm>
    </div>
  );
}

function useEventForm({ merchant, queue, onDone }: EditorProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const report = useReportError();
  const context = useLockContext(merchant);
  const { date: today } = localTime(context.now, merchant.timezone);
  const create = useSetAtom(createQueueAtom);
  const change = useSetAtom(changeQueuesAtom);
  const save = async (values: EventValues, edited: ReadonlySet<string>) => {
    if (queue) await change([{ queueId: queue.id, body: changeOf(values, edited) }]);
    else await create(draftOf(values));
  };
  const form = useForm<EventValues>({
    schema: formRules((values) =>
      eventProblems(values, queue && { queue, use: queueUse(queue, context) }),
    ),
    defaultValues: valuesOf(queue, today),
    fixedLists: FIXED_LISTS,
    words: useProblemWords('event'),
    errorArea: 'event-save',
    onSubmit: async (values, edited) => {
      try {
        await save(values, edited);
      } catch (error) {
        // MER-048; an error of a field is shown there.
        if (!namesField(error)) report('event-save', error);
        throw error;
      }
      toast.success(t(queue ? 'editor.saved' : 'editor.created', { name: values.name }));
      if (!queue) onDone();
    },
  });
  return { form, context, today };
}

function namesField(error: unknown): boolean {
  return error instanceof CallError && error.errors.some(({ field }) => field !== null);
}
