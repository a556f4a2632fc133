import { type ReactNode, type Ref, useId } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldProblem, type FieldWords } from './field-frame.tsx';
import s from './radio-group.module.css';

export type RadioOption<Id extends string | number> = {
  id: Id;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
};

export type RadioGroupProps<Id extends string | number> = FieldWords & {
  options: readonly RadioOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  /** The first option, so that a form can move the focus to the field. */
  ref?: Ref<HTMLInputElement>;
};

/** A choice among a few options that are all visible; for more than six use a select. */
export function RadioGroup<Id extends string | number>(props: RadioGroupProps<Id>) {
  const { label, description, errorMessage, options, value, onChange } = props;
  const id = useId();
  const describedBy = [description && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean);
  return (
    <div
      className={s.group}
      role="radiogroup"
      aria-invalid={errorMessage ? true : undefined}
      aria-required={props.isRequired}
      aria-describedby={describedBy.join(' ') || undefined}
      aria-labelledby={`${id}-label`}
    >
      <span className={box.label} id={`${id}-label`}>
        {label}
      </span>
      {description && (
        <span className={box.description} id={`${id}-hint`}>
          {description}
        </span>
      )}
      {options.map((option, index) => (
        <label key={option.id} className={s.option}>
          <input
            ref={index === 0 ? props.ref : undefined}
            type="radio"
            className={s.input}
            name={props.name ?? id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            disabled={props.isDisabled || option.isDisabled}
            aria-describedby={option.description ? `${id}-${option.id}` : undefined}
          />
          <span className={s.words}>
            <span>{option.label}</span>
            {option.description && (
              <span className={box.description} id={`${id}-${option.id}`}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>
    </div>
  );
}
