import { type FieldOfForm, PasswordField } from '@turno/shared-ui/forms';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { PASSWORD_TEXTS } from './texts.ts';

type NewPasswordFieldsProps = {
  password: FieldOfForm<string>;
  confirmPassword: FieldOfForm<string>;
};

/** CON-078: the new password, twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const words = wordsOf(useSharedTexts(), PASSWORD_TEXTS);
  return (
    <>
      <PasswordField
        label={words.newPassword}
        description={words.hint}
        {...password}
        autoComplete="new-password"
        showsStrength
        isRequired
      />
      <PasswordField
        label={words.repeat}
        {...confirmPassword}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}
