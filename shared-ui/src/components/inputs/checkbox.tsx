import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { Check, Minus } from '../display/icons.ts';
import s from './checkbox.module.css';

export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & {
  children: ReactNode;
};

/** A box to tick, with its words beside it. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={s.checkbox ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={s.box} aria-hidden>
            {isIndeterminate ? <Minus size={18} /> : isSelected && <Check size={18} />}
          </span>
          <span className={s.label}>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
