import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { CircleAlert } from '../display/icons.ts';
import s from './field.module.css';

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
> & {
  label: ReactNode;
  /** Shown above the box, before it is needed. */
  description?: ReactNode;
  /** What is wrong and how to fix it; marks the field as invalid. */
  errorMessage?: ReactNode;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text with a visible label; `ref` is the input itself. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, placeholder, ref, ...rest } = props;
  const errorId = useId();
  const isInvalid = Boolean(errorMessage);
  return (
    <AriaTextField
      {...rest}
      className={s.field ?? ''}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <Label className={s.label}>{label}</Label>
      {description && (
        <Text slot="description" className={s.description}>
          {description}
        </Text>
      )}
      <Input
        {...(ref ? { ref } : {})}
        {...(placeholder ? { placeholder } : {})}
        className={s.box ?? ''}
      />
      <FieldError id={errorId} className={s.error ?? ''}>
        <CircleAlert size={18} aria-hidden />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaTextField>
  );
}
