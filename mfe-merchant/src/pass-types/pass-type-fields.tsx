import type { Merchant } from '@turno/shared-types';
import {
  Checkbox,
  ErrorState,
  Select,
  Skeleton,
  SkeletonGroup,
  TextField,
} from '@turno/shared-ui/components';
import { type FormState, NumberField, RadioGroup, Switch } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { DayBlock } from '../shared/week-hours/day-block.tsx';
import { invalidKeys } from '../shared/week-hours/opening-draft.ts';
import { useDropClosed } from '../shared/week-hours/use-drop-closed.ts';
import { WEEK } from '../shared/weekdays.ts';
import { LimitFields, WITHINS } from './limit-fields.tsx';
import { franchiseMerchantsAtomFor } from './pass-type-atoms.ts';
import { MAX_PAUSE_MINUTES, type PassTypeValues } from './pass-type-values.ts';
import s from './pass-types.module.css';

type TypeForm = FormState<PassTypeValues>;
/** The names of merchants that a stored type has already. */
type Known = readonly { id: number; name: string }[];
type FieldsProps = { form: TypeForm; teamOf: Merchant['franchising']; known: Known };

/** PAS-004: the properties of a pass type, and its policy. */
export function PassTypeFields({ form, teamOf, known }: FieldsProps) {
  const t = useTexts(texts);
  const isSpecific = form.values.mode === 'specific';
  return (
    <>
      <TextField
        label={t('passTypes.name')}
        description={t('passTypes.nameHint')}
        isRequired
        {...form.field('name')}
      />
      <RadioGroup
        label={t('passTypes.mode')}
        options={[
          { id: 'specific', label: 'Fast Track', description: t('passTypes.specificHint') },
          { id: 'generic', label: t('passTypes.generic'), description: t('passTypes.genericHint') },
        ]}
        {...form.field('mode')}
      />
      {isSpecific && (
        <RadioGroup<0 | 1>
          label={t('passTypes.kind')}
          options={[
            { id: 0, label: t('passTypes.daily') },
            { id: 1, label: t('passTypes.weekly') },
          ]}
          {...form.field('kind')}
        />
      )}
      {teamOf && <MerchantFields form={form} franchisingId={teamOf.id} known={known} />}
      <LimitFields form={form} />
      <PauseFields form={form} />
      <HourFields form={form} />
    </>
  );
}

function PauseFields({ form }: { form: TypeForm }) {
  const t = useTexts(texts);
  return (
    <>
      <NumberField
        label={t('passTypes.pause')}
        description={t('passTypes.pauseHint')}
        min={1}
        max={MAX_PAUSE_MINUTES}
        step={5}
        {...form.field('pause')}
      />
      {form.values.pause !== null && (
        <Select
          label={t('passTypes.pauseWithin')}
          options={WITHINS.map((id) => ({ id, label: t(`passTypes.pauseWithins.${id}`) }))}
          {...form.field('pauseWithin')}
        />
      )}
    </>
  );
}

function HourFields({ form }: { form: TypeForm }) {
  const t = useTexts(texts);
  const { name, value, onChange, errorMessage } = form.field('hasHours');
  const { value: rows, onChange: change } = form.field('hours');
  useDropClosed(rows, change);
  const draft = { rows, change, invalid: invalidKeys(rows) };
  const states = { open: t('passTypes.validDay'), closed: t('passTypes.notValidDay') };
  return (
    <>
      <Switch
        name={name}
        isSelected={value}
        onChange={onChange}
        description={t('passTypes.hoursHint')}
        errorMessage={errorMessage}
      >
        {t('passTypes.hours')}
      </Switch>
      {value &&
        WEEK.map((day) => <DayBlock key={day} dayOfWeek={day} draft={draft} states={states} />)}
    </>
  );
}

type MerchantFieldsProps = { form: TypeForm; franchisingId: number; known: Known };

function MerchantFields({ form, franchisingId, known }: MerchantFieldsProps) {
  const t = useTexts(texts);
  const query = useAtomValue(franchiseMerchantsAtomFor(franchisingId));
  const { value: chosen, onChange, errorMessage } = form.field('merchantIds');
  if (!query.data && query.error) {
    const { error, refetch, isFetching } = query;
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!query.data) {
    return (
      <SkeletonGroup>
        <Skeleton height="6rem" radius="16px" />
      </SkeletonGroup>
    );
  }
  const names = new Map([...known, ...query.data].map(({ id, name }) => [id, name]));
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('passTypes.merchants')}</legend>
      <div>
        {[...names].map(([id, name]) => (
          <Checkbox
            key={id}
            isSelected={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {errorMessage && (
        <p className={s.problem} role="alert">
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
