import { flagsAtom } from '@turno/shared-ui/boot';
import { Button, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { type WalletName, walletsOfDevice } from './wallets-of-device.ts';

/** For each wallet, what makes the pass and returns its address; throws on failure. */
type Save = Record<WalletName, () => Promise<string>>;

/** Puts a ticket or a pass into the wallets that the operator has configured and that the device can fill. */
export function WalletButtons({ save }: { save: Save }) {
  const flags = useAtomValue(flagsAtom);
  const isOffered = { apple: flags.appleWallet, google: flags.googleWallet };
  const wallets = walletsOfDevice(navigator).filter((wallet) => isOffered[wallet]);
  return wallets.map((wallet) => <WalletButton key={wallet} wallet={wallet} save={save[wallet]} />);
}

/** A plain button with a wallet's words: the badges of Apple and Google may not be redrawn. */
function WalletButton({ wallet, save }: { wallet: WalletName; save: Save[WalletName] }) {
  const t = useWords();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      open(await save(), wallet);
    } catch (error) {
      toast.error(errorText(t, error));
    }
    setPending(false);
  };
  return (
    <Button variant="secondary" onPress={() => void press()} isPending={isPending}>
      {t(`wallet.${wallet}`)}
    </Button>
  );
}

/** Downloads the file for Apple's wallet; Google's page opens beside this one, which a partner's site may own. */
function open(address: string, wallet: WalletName): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, rel: 'noopener' });
  if (wallet === 'google') link.target = '_blank';
  link.click();
}
