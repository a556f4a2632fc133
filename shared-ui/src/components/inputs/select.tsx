import { type ReactNode, type Ref, useId } from 'react';
import { ChevronDown, CircleAlert } from '../display/icons.ts';
import s from './field.module.css';

export type SelectProps<Id extends string | number> = {
  label: ReactNode;
  options: readonly { id: Id; label: string; isDisabled?: boolean }[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLSelectElement>;
};

/** A choice out of a list: the platform's own picker, which every phone and screen reader knows. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, options, value, onChange, placeholder, description, errorMessage } = props;
  const id = useId();
  const isInvalid = Boolean(errorMessage);
  const described = [description && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean);
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.id) === text);
    if (chosen) onChange(chosen.id);
  };
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <span className={s.description} id={`${id}-hint`}>
          {description}
        </span>
      )}
      <div className={s.select}>
        <select
          ref={props.ref}
          id={id}
          name={props.name}
          className={s.box}
          value={value === null ? '' : String(value)}
          onChange={(event) => choose(event.currentTarget.value)}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-invalid={isInvalid || undefined}
          aria-describedby={described.join(' ') || undefined}
        >
          {value === null && (
            <option value="" disabled>
              {placeholder ?? ''}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={String(option.id)} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden />
      </div>
      {isInvalid && (
        <span className={s.error} id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
