import { type ReactNode, type Ref, useId } from 'react';
import s from './switch.module.css';

export type SwitchProps = {
  children: ReactNode;
  /** What it changes, under the name. */
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** On or off, applied at once; use a checkbox for a value that is saved later. */
export function Switch({ children, description, isSelected, onChange, ...rest }: SwitchProps) {
  const id = useId();
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
        aria-describedby={description ? `${id}-hint` : undefined}
      />
      <span className={s.track} aria-hidden />
    </label>
  );
}
