import { Minus, Plus } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import s from './number-field.module.css';

export type NumberFieldProps = Omit<FieldWords, 'label'> & {
  label: string;
  /** `null` while the box is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** What Enter does in place of submitting the form. */
  onEnter?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** What is counted, behind the box: "min", "persone". */
  unit?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number; it accepts only digits (CON-080) and has buttons for a step up and down. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, min = 0, max = 999_999_999, step = 1, isDisabled } = props;
  const t = useSharedTexts();
  const move = (direction: 1 | -1) => onChange(stepped(value, direction * step, { min, max }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && props.onEnter) {
      event.preventDefault();
      props.onEnter();
    }
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    move(direction);
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={s.row}>
          <button
            type="button"
            className={s.step}
            aria-label={t('forms.less', { label })}
            disabled={isDisabled || (value !== null && value <= min)}
            onClick={() => move(-1)}
          >
            <Minus size={20} aria-hidden />
          </button>
          <input
            {...control}
            ref={props.ref}
            className={`${box.box} ${s.box}`}
            inputMode="numeric"
            autoComplete="off"
            name={props.name}
            value={value ?? ''}
            onChange={(event) => onChange(numberOf(digitsOf(event.currentTarget.value)))}
            onBlur={props.onBlur}
            onKeyDown={onKeyDown}
            disabled={isDisabled}
            required={props.isRequired}
          />
          <button
            type="button"
            className={s.step}
            aria-label={t('forms.more', { label })}
            disabled={isDisabled || (value !== null && value >= max)}
            onClick={() => move(1)}
          >
            <Plus size={20} aria-hidden />
          </button>
          {props.unit && <span className={s.unit}>{props.unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

/** CON-080: only the digits of what was typed, without zeros in front; empty stays empty. */
export function digitsOf(text: string, maxLength = 9): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.slice(0, maxLength);
}

/** The number in a box of digits; `null` while it is empty. */
export function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}

/** One step up or down, inside the limits; an empty box starts at the nearest limit. */
export function stepped(
  value: number | null,
  step: number,
  { min, max }: { min: number; max: number },
): number {
  if (value === null) return step > 0 ? Math.max(min, Math.min(step, max)) : min;
  return Math.min(max, Math.max(min, value + step));
}
