import { LazyPart, stayingSource } from '@turno/shared-ui/components';
import box from '../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from '../forms/fields/field-frame.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

export type PhoneFieldProps = FieldWords & Omit<PhoneInputProps, 'control'>;

// The numbering plans of the world weigh 35 kB, so they load with the first phone field.
const phoneInput = stayingSource(() =>
  import('./phone-input.tsx').then((module) => module.PhoneInput),
);

/** A telephone number of any country; Italian unless the person chooses another country (CON-041). */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <LazyPart
          source={phoneInput}
          props={{ ...props, control }}
          fallback={<input {...control} className={box.box} type="tel" disabled aria-busy />}
        />
      )}
    </FieldFrame>
  );
}

/** Whether a number is plausible for its country, or empty, because it is optional (CON-041). */
export async function isPhoneOrEmpty(value: string): Promise<boolean> {
  if (value === '') return true;
  const { isValidPhoneNumber } = await import('react-phone-number-input/input');
  return isValidPhoneNumber(value);
}
