import { type ReactNode, type Ref, useId } from 'react';
import { FieldProblem } from './field-frame.tsx';
import s from './switch.module.css';

export type SwitchProps = {
  children: ReactNode;
  /** What it changes, shown below the name. */
  description?: ReactNode;
  /** Why the setting is not possible, shown below the name. */
  errorMessage?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A switch for a setting of its own, applied immediately or saved with its form. */
export function Switch({ children, description, isSelected, onChange, ...rest }: SwitchProps) {
  const { errorMessage } = rest;
  const id = useId();
  const describedBy = [description && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean);
  return (
    <label className={s.row} data-disabled={rest.isDisabled || undefined}>
      <span className={s.words}>
        <span className={s.label} id={id}>
          {children}
        </span>
        {description && (
          <span className={s.description} id={`${id}-hint`}>
            {description}
          </span>
        )}
        <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>
      </span>
      <input
        ref={rest.ref}
        type="checkbox"
        role="switch"
        className={s.input}
        name={rest.name}
        checked={isSelected}
        aria-checked={isSelected}
        disabled={rest.isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={id}
        aria-describedby={describedBy.join(' ') || undefined}
        aria-invalid={errorMessage ? true : undefined}
      />
      <span className={s.track} aria-hidden />
    </label>
  );
}
