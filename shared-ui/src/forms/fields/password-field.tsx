import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import s from './password-field.module.css';

export type PasswordFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `new-password` for a password that is being chosen, so that password managers suggest one. */
  autoComplete?: 'current-password' | 'new-password';
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A password field, hidden until the person shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete = 'current-password' } = props;
  const t = useSharedTexts();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className={s.place}>
          <input
            {...control}
            ref={props.ref}
            className={box.box}
            type={isShown ? 'text' : 'password'}
            name={props.name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={props.onBlur}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={props.isDisabled}
            required={props.isRequired}
          />
          <button
            type="button"
            className={s.reveal}
            aria-label={isShown ? t('forms.hidePassword') : t('forms.showPassword')}
            disabled={props.isDisabled}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={22} aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
