import { CircleAlert } from '@turno/shared-ui/components';
import { type ReactNode, useId } from 'react';
// All fields share one style sheet, which has no React context, so a relative import is safe.
import s from '../../components/inputs/field.module.css';

export type FieldWords = {
  label: ReactNode;
  /** Shown above the box, before it is needed. */
  description?: ReactNode;
  /** What is wrong and how to fix it; marks the field as invalid. */
  errorMessage?: ReactNode;
};

/** The attributes that link a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = FieldWords & {
  children: (control: ControlAttributes) => ReactNode;
  /** Shown under the input, such as a meter or a counter. */
  below?: ReactNode;
};

/** Label, hint, control, error: the same order for every field. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, errorMessage, children, below } = props;
  const id = useId();
  const isInvalid = Boolean(errorMessage);
  const describedBy = [description && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean);
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
      {children({
        id,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {below}
      <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>
    </div>
  );
}

/** The error of a field, if it has one. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <span className={s.error} id={id}>
      <CircleAlert size={18} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
