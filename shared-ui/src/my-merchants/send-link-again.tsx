import { Button } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useMailConfirmation } from './mail-confirmation.ts';

/** A button that requests another confirmation mail for the account's address. */
export function SendLinkAgain({ onSettled = () => {} }: { onSettled?: () => void }) {
  const t = useSharedTexts();
  const { isSending, sendAgain } = useMailConfirmation(onSettled);
  return (
    <Button variant="secondary" isPending={isSending} onPress={() => void sendAgain()}>
      {t('emailLink.send')}
    </Button>
  );
}

/** Offers another confirmation mail after a command failed because the account's address is not confirmed yet (S-09). */
export function LinkForUnverified({ error }: { error: unknown }) {
  const isUnverified = error instanceof CallError && error.code === 'email_not_verified';
  return isUnverified ? <SendLinkAgain /> : null;
}
