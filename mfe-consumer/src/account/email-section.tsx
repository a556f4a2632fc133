import { Button, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useMailConfirmation } from '@turno/shared-ui/my-merchants';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import s from './account.module.css';
import { type Account, cancelEmailChangeAtom, refetchAccountAtom } from './atoms.ts';
import { ChangeEmailSheet } from './change-email-sheet.tsx';
import { Section } from './section.tsx';

/**
 * The e-mail address of the account: whether it is confirmed, a button for another confirmation mail, and a change of address.
 */
export function EmailSection({ account }: { account: Account }) {
  const t = useWords();
  const { isSending, sendAgain } = useMailConfirmation(useSetAtom(refetchAccountAtom));
  const heading = useRef<HTMLHeadingElement>(null);
  const { isCancelling, cancelChange } = useCancelChange(() => heading.current?.focus());
  const [isChanging, setChanging] = useState(false);
  const { emailVerified, newEmail, signsInWithFacebook } = account;
  const state = emailVerified ? t('emailLink.confirmed') : t('account.emailUnconfirmed');
  const awaited = newEmail && t('account.emailAwaited', { email: newEmail });
  return (
    <Section title={t('account.email')} headingRef={heading}>
      <p className={s.text}>{awaited ?? state}</p>
      {(newEmail || !emailVerified) && (
        <Button
          variant="secondary"
          className={s.action}
          isPending={isSending}
          onPress={() => void sendAgain()}
        >
          {t('emailLink.send')}
        </Button>
      )}
      {newEmail && (
        <Button
          variant="secondary"
          className={s.action}
          isPending={isCancelling}
          onPress={() => void cancelChange()}
        >
          {t('account.cancelChange')}
        </Button>
      )}
      <Button variant="secondary" className={s.action} onPress={() => setChanging(true)}>
        {t('account.changeEmail')}
      </Button>
      <ChangeEmailSheet
        hasPassword={!signsInWithFacebook}
        isOpen={isChanging}
        onOpenChange={setChanging}
      />
    </Section>
  );
}

/** Cancels the change of address and shows the result; the button disappears, so `onDone` moves the focus. */
function useCancelChange(onDone: () => void) {
  const t = useWords();
  const cancelEmailChange = useSetAtom(cancelEmailChangeAtom);
  const toast = useToast();
  const [isCancelling, setCancelling] = useState(false);
  const cancelChange = async () => {
    setCancelling(true);
    try {
      await cancelEmailChange();
      toast.success(t('account.changeCancelled'));
      onDone();
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setCancelling(false);
    }
  };
  return { isCancelling, cancelChange };
}
