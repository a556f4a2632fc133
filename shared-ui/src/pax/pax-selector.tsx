import { DEFAULT_MAX_PAX, PAX_BUTTONS } from '@turno/shared-types/constants';
import { largestParty } from '@turno/shared-types/rules';
import { Select } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useId } from 'react';
import box from '../components/inputs/field.module.css';
import { FieldProblem } from '../forms/fields/field-frame.tsx';
import s from './pax-selector.module.css';

export type PaxRange = { min: number; max: number };

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** CON-026: whether the size of the party is asked before a number is taken. */
export function asksForPax(queue: { minPax: number; maxPax: number | null }): boolean {
  return largestParty(queue) > 1;
}

/** CST-009: the sizes that have a button, and those in the list of larger ones. Together every size of the range, once. */
export function paxChoices({ min, max }: PaxRange): { buttons: number[]; more: number[] } {
  return {
    buttons: between(min, Math.min(max, PAX_BUTTONS)),
    more: between(Math.max(min, PAX_BUTTONS + 1), max),
  };
}

export type PaxSelectorProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  min?: number;
  /** The largest party in the list: 15, or 12 at some merchants. */
  max?: number;
  value: number | null;
  onChange: (pax: number) => void;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  name?: string;
};

/** The size of a party: a button for each up to six, a list for larger ones (CST-009, PSU-002). */
export function PaxSelector(props: PaxSelectorProps) {
  const {
    label,
    min = 1,
    max = DEFAULT_MAX_PAX,
    value,
    onChange,
    errorMessage,
    isDisabled,
  } = props;
  const t = useSharedTexts();
  const id = useId();
  const { buttons, more } = paxChoices({ min, max });
  return (
    <fieldset
      className={s.group}
      disabled={isDisabled}
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <legend className={props.isLabelHidden ? s.hidden : box.label}>{label}</legend>
      {buttons.length > 0 && (
        <div className={s.buttons}>
          {buttons.map((pax) => (
            <label key={pax} className={s.option}>
              <input
                type="radio"
                className={s.radio}
                name={props.name ?? id}
                aria-label={t('pax.people', { count: pax })}
                checked={value === pax}
                onChange={() => onChange(pax)}
              />
              <span aria-hidden>{pax}</span>
            </label>
          ))}
        </div>
      )}
      {more.length > 0 && (
        <Select
          label={t('pax.more')}
          placeholder={t('pax.moreChoose')}
          options={more.map((pax) => ({ id: pax, label: t('pax.people', { count: pax }) }))}
          value={value !== null && more.includes(value) ? value : null}
          onChange={onChange}
          isDisabled={isDisabled ?? false}
        />
      )}
      <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>
    </fieldset>
  );
}
