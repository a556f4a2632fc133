import { type FieldOfForm, PasswordField } from '@turno/shared-ui/forms';
import { useWords } from '../locales/texts.ts';

type NewPasswordFieldsProps = {
  password: FieldOfForm<string>;
  confirmPassword: FieldOfForm<string>;
};

/** CON-078: the new password, twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const t = useWords();
  return (
    <>
      <PasswordField
        label={t('passwords.newPassword')}
        description={t('passwords.hint')}
        {...password}
        autoComplete="new-password"
        showsStrength
        isRequired
      />
      <PasswordField
        label={t('passwords.repeat')}
        {...confirmPassword}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}
