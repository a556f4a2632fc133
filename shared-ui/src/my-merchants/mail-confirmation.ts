import { mailConfirmationCall } from '@turno/shared-types';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { useToast } from '@turno/shared-ui/components';
import { CallError, send } from '@turno/shared-ui/http';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';

/** Requests another mail with a confirmation link for the account's address; throws on failure. */
const mailConfirmationAtom = atom(null, async (get) => {
  const params = { userId: get(sessionAtom)?.id ?? 0 };
  await send(get(httpAtom), mailConfirmationCall, { params, body: {} });
});

/** Requests another confirmation mail and shows the result; `onSettled` refetches whether the address is confirmed. */
export function useMailConfirmation(onSettled: () => void) {
  const t = useSharedTexts();
  const mailConfirmation = useSetAtom(mailConfirmationAtom);
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const sendAgain = async () => {
    setSending(true);
    try {
      await mailConfirmation();
      toast.success(t('emailLink.sent'));
    } catch (error) {
      // Confirmed meanwhile, on another device.
      const isConfirmed = error instanceof CallError && error.code === 'email_already_verified';
      if (isConfirmed) toast.success(t('emailLink.confirmed'));
      else toast.error(errorText(t, error));
    } finally {
      setSending(false);
      onSettled();
    }
  };
  return { isSending, sendAgain };
}
