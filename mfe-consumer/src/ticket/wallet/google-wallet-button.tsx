import { saveInGoogleWalletCall, type Ticket } from '@turno/shared-types';
import { flagsAtom, httpAtom } from '@turno/shared-ui/boot';
import { Button, useToast } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';

/** Puts the ticket into Google Wallet and opens Google's page that saves it; only where the operator has configured it. */
export function GoogleWalletButton({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const toast = useToast();
  const http = useAtomValue(httpAtom);
  const { googleWallet } = useAtomValue(flagsAtom);
  const [isPending, setPending] = useState(false);
  if (!googleWallet) return null;
  const save = async () => {
    setPending(true);
    try {
      const { userId, queueDailyCounterId, counter } = ticket;
      const params = { userId, queueDailyCounterId, counter };
      openPage((await send(http, saveInGoogleWalletCall, { params })).saveUrl);
    } catch (error) {
      toast.error(errorText(t, error));
    }
    setPending(false);
  };
  return (
    <Button variant="secondary" onPress={() => void save()} isPending={isPending}>
      {t('wallet.addToGoogle')}
    </Button>
  );
}

/** Opens another page beside this one, which a partner's site may own. */
function openPage(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
  link.click();
}
