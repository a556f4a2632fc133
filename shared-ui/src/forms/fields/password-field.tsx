import { PASSWORD_MIN_LENGTH } from '@turno/shared-types/constants';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import s from './password-field.module.css';

export type PasswordFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `new-password` for one that is being chosen: managers of passwords offer one then. */
  autoComplete?: 'current-password' | 'new-password';
  /** Says how hard the password is to guess; a hint, never a rule. */
  showsStrength?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete = 'current-password', showsStrength = false } = props;
  const t = useSharedTexts();
  const [isShown, setShown] = useState(false);
  const meterId = useId();
  const hasMeter = showsStrength && value !== '';
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame
      {...props}
      below={hasMeter && <StrengthMeter id={meterId} strength={passwordStrength(value)} />}
    >
      {({ 'aria-describedby': describedBy, ...control }) => (
        <div className={s.place}>
          <input
            {...control}
            ref={props.ref}
            aria-describedby={
              [describedBy, hasMeter && meterId].filter(Boolean).join(' ') || undefined
            }
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

const PARTS = ['weak', 'fair', 'strong'] as const;
const FILLED: Record<PasswordStrength, number> = { short: 0, weak: 1, fair: 2, strong: 3 };

function StrengthMeter({ id, strength }: { id: string; strength: PasswordStrength }) {
  const t = useSharedTexts();
  return (
    <span className={s.meter} data-strength={strength}>
      <span className={s.parts} aria-hidden>
        {PARTS.map((part, index) => (
          <span key={part} className={s.part} data-filled={index < FILLED[strength] || undefined} />
        ))}
      </span>
      <span id={id}>{t('forms.strength', { level: t(`forms.levels.${strength}`) })}</span>
    </span>
  );
}

type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const FAIR_LENGTH = 11;
const STRONG_LENGTH = 14;
const VARIED_KINDS = 3;
const FEW_CHARACTERS = 5;

/**
 * How hard a password is to guess, as a hint: length counts most, variety helps, repetition weakens it. It rejects no
 * password; the server has the rules (IDN-020).
 */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = password.trim();
  if (length < PASSWORD_MIN_LENGTH) return 'short';
  if (new Set(password).size < FEW_CHARACTERS) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const worth = length + (kinds.length >= VARIED_KINDS ? 3 : 0);
  if (worth >= STRONG_LENGTH) return 'strong';
  return worth >= FAIR_LENGTH ? 'fair' : 'weak';
}
