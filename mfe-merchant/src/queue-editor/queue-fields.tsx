import type { Queue } from '@turno/shared-types';
import { AVERAGE_WAIT_OPTIONS, MULTI_QUEUE_SIZES } from '@turno/shared-types/constants';
import { Select } from '@turno/shared-ui/components';
import { type FormState, NumberField, RadioGroup } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSpanText } from '@turno/shared-ui/time';
import { texts } from '../locales/texts.ts';
import s from '../shared/queue-editing/editor.module.css';
import { type LockContext, type Locks, locksOf } from '../shared/queue-editing/queue-use.ts';
import type { QueueValues } from './queue-values.ts';

export type QueueForm = FormState<QueueValues>;

/** MER-036: the settings of a single queue. */
export function SingleFields({ form, locks }: { form: QueueForm; locks: Locks }) {
  const t = useTexts(texts);
  return (
    <>
      {!form.values.listOnly && <PassMode form={form} locks={locks} />}
      <AverageWait form={form} name="defaultWaitingTime" locks={locks} />
      <Capacity form={form} name="capacity" locks={locks} />
      <NumberField
        label={t('editor.maxPax')}
        description={t('editor.maxPaxHint')}
        min={1}
        max={1_000}
        isDisabled={locks.isLocked('maxPax')}
        {...form.field('maxPax')}
      />
    </>
  );
}

/** Whether a pass is needed to take a number; the passes themselves are set in the pass types. */
function PassMode({ form, locks }: { form: QueueForm; locks: Locks }) {
  const t = useTexts(texts);
  return (
    <RadioGroup
      label={t('editor.passMode')}
      options={[
        { id: 'free', label: t('editor.free') },
        { id: 'generic', label: t('editor.generic'), description: t('editor.genericHint') },
        { id: 'specific', label: t('editor.specific'), description: t('editor.specificHint') },
      ]}
      isDisabled={locks.isLocked('passMode')}
      {...form.field('passMode')}
    />
  );
}

type SizeFieldsProps = { form: QueueForm; queue: Queue | null; context: LockContext };

/** MER-043: a multi-queue has a capacity and an average wait for each of its four sizes. */
export function SizeFields({ form, queue, context }: SizeFieldsProps) {
  const t = useTexts(texts);
  return MULTI_QUEUE_SIZES.map(({ minPax, maxPax }, index) => {
    const locks = locksOf(queue?.childQueues?.[index] ?? null, context, []);
    return (
      <fieldset key={minPax} className={s.size}>
        <legend className={s.legend}>
          {maxPax === null
            ? t('editor.sizeFrom', { min: minPax })
            : t('editor.size', { min: minPax, max: maxPax })}
        </legend>
        <AverageWait form={form} name={`defaultWaitingTimes.${index}`} locks={locks} />
        <Capacity form={form} name={`capacities.${index}`} locks={locks} />
      </fieldset>
    );
  });
}

type WaitProps = {
  form: QueueForm;
  name: 'defaultWaitingTime' | `defaultWaitingTimes.${number}`;
  locks: Locks;
};

function AverageWait({ form, name, locks }: WaitProps) {
  const t = useTexts(texts);
  const spanText = useSpanText();
  const field = form.field(name);
  // A wait that another program has set stays on offer.
  const seconds = [...new Set([...AVERAGE_WAIT_OPTIONS, field.value])].toSorted((a, b) => a - b);
  return (
    <Select
      label={t('editor.averageWait')}
      options={seconds.map((id) => ({ id, label: spanText(id) }))}
      isDisabled={locks.isLocked('defaultWaitingTime')}
      {...field}
    />
  );
}

type CapacityProps = {
  form: QueueForm;
  name: 'capacity' | `capacities.${number}`;
  locks: Locks;
};

function Capacity({ form, name, locks }: CapacityProps) {
  const t = useTexts(texts);
  const field = form.field(name);
  return (
    <NumberField
      label={t('editor.capacity')}
      min={1}
      max={1_000}
      isRequired
      isDisabled={locks.isLocked('capacity')}
      {...field}
      // MER-043: an entry of 0 is blanked.
      onChange={(value) => field.onChange(value === 0 ? null : value)}
    />
  );
}
