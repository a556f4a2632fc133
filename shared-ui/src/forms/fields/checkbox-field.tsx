import { Checkbox } from '@turno/shared-ui/components';
import { type ReactNode, useId } from 'react';
import s from './checkbox-field.module.css';
import { FieldProblem } from './field-frame.tsx';

export type CheckboxFieldProps = {
  children: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
};

/** A checkbox in a form, with its error below. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { children, value, onChange, errorMessage, isDisabled, isRequired, name } = props;
  const id = useId();
  return (
    <div className={s.field}>
      <Checkbox
        isSelected={value}
        onChange={onChange}
        isInvalid={Boolean(errorMessage)}
        isDisabled={isDisabled ?? false}
        isRequired={isRequired ?? false}
        validationBehavior="aria"
        {...(name ? { name } : {})}
        {...(errorMessage ? { 'aria-describedby': id } : {})}
      >
        {children}
      </Checkbox>
      <FieldProblem id={id}>{errorMessage}</FieldProblem>
    </div>
  );
}
