import { Button, Plus, Select, Trash2 } from '@turno/shared-ui/components';
import { type FormState, NumberField } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import {
  FIRST_LIMIT,
  type LimitDraft,
  MAX_LIMITS,
  MAX_USES,
  type PassTypeValues,
} from './pass-type-values.ts';
import s from './pass-types.module.css';

const PERIODS = ['day', 'validity'] as const;
export const WITHINS = ['everywhere', 'ride', 'gate'] as const;

/** How often a pass may be used; all limits apply together. */
export function LimitFields({ form }: { form: FormState<PassTypeValues> }) {
  const t = useTexts(texts);
  const { value: limits, onChange, errorMessage } = form.field('limits');
  const put = (at: number, change: Partial<LimitDraft>) =>
    onChange(limits.map((limit, index) => (index === at ? { ...limit, ...change } : limit)));
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('passTypes.limits')}</legend>
      {limits.length === 0 && <p className={s.quiet}>{t('passTypes.noLimits')}</p>}
      {limits.map(numbered).map(({ number, limit }) => (
        <LimitRow
          key={number}
          number={number}
          limit={limit}
          onChange={(change) => put(number - 1, change)}
          onRemove={() => onChange(limits.filter((_, at) => at !== number - 1))}
          isWrong={errorMessage !== undefined && isWrong(limit)}
        />
      ))}
      {errorMessage && (
        <p className={s.problem} role="alert">
          {errorMessage}
        </p>
      )}
      {limits.length < MAX_LIMITS && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          onPress={() => onChange([...limits, nextLimit(limits)])}
        >
          {t('passTypes.addLimit')}
        </Button>
      )}
    </fieldset>
  );
}

/** Limits have no ids, and each row shows all of its limit: its number is its key. */
const numbered = (limit: LimitDraft, index: number) => ({ number: index + 1, limit });

type LimitRowProps = {
  number: number;
  limit: LimitDraft;
  onChange: (change: Partial<LimitDraft>) => void;
  onRemove: () => void;
  isWrong: boolean;
};

function LimitRow({ number, limit, onChange, onRemove, isWrong }: LimitRowProps) {
  const t = useTexts(texts);
  return (
    <fieldset className={s.limit}>
      <legend className={s.hidden}>{t('passTypes.limit', { number })}</legend>
      <NumberField
        label={t('passTypes.uses')}
        name="limits"
        min={1}
        max={MAX_USES}
        value={limit.maxUses}
        onChange={(maxUses) => onChange({ maxUses })}
        errorMessage={isWrong ? t('passTypes.usesWrong', { most: MAX_USES }) : undefined}
      />
      <Select
        label={t('passTypes.period')}
        options={PERIODS.map((id) => ({ id, label: t(`passTypes.periods.${id}`) }))}
        value={limit.period}
        onChange={(period) => onChange({ period })}
      />
      <Select
        label={t('passTypes.within')}
        options={WITHINS.map((id) => ({ id, label: t(`passTypes.withins.${id}`) }))}
        value={limit.within}
        onChange={(within) => onChange({ within })}
      />
      <Button
        variant="quiet"
        aria-label={t('passTypes.removeLimit', { number })}
        icon={<Trash2 aria-hidden />}
        onPress={onRemove}
      />
    </fieldset>
  );
}

const isWrong = ({ maxUses }: LimitDraft) => !maxUses || maxUses > MAX_USES;

/** A limit of a kind that the type does not have yet. */
function nextLimit(limits: readonly LimitDraft[]): LimitDraft {
  const all = WITHINS.flatMap((within) => PERIODS.map((period) => ({ period, within })));
  const free = all.find(
    ({ period, within }) =>
      !limits.some((limit) => limit.period === period && limit.within === within),
  );
  return { ...FIRST_LIMIT, ...free };
}
