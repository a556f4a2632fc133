import type { Ref } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import s from './text-area.module.css';

export type TextAreaProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The maximum length; a counter shows how much of it is used. */
  maxLength?: number;
  rows?: number;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text; the box grows with them. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, maxLength, rows = 3 } = props;
  return (
    <FieldFrame
      {...props}
      below={
        maxLength && (
          <span className={s.count} aria-hidden>
            {value.length} / {maxLength}
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={props.ref}
          className={`${box.box} ${s.area}`}
          name={props.name}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
          maxLength={maxLength}
          disabled={props.isDisabled}
          required={props.isRequired}
        />
      )}
    </FieldFrame>
  );
}
