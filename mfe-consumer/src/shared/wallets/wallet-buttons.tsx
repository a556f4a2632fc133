import { flagsAtom } from '@turno/shared-ui/boot';
import { Button, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';

type Device = { userAgent: string; maxTouchPoints: number };
type WalletName = 'apple' | 'google';

/** For each wallet, a function that creates the pass and returns its address; throws on failure. */
type Save = Record<WalletName, () => Promise<string>>;

/** Puts a ticket or a pass into the wallets that the operator has configured and that the device can fill. */
export function WalletButtons({ save }: { save: Save }) {
  const flags = useAtomValue(flagsAtom);
  const isOffered = { apple: flags.appleWallet, google: flags.googleWallet };
  const wallets = walletsOfDevice(navigator).filter((wallet) => isOffered[wallet]);
  return wallets.map((wallet) => <WalletButton key={wallet} wallet={wallet} save={save[wallet]} />);
}

/** The wallets that a device can use: its own on a phone or tablet, both on a desktop, whose owner may have either phone. */
export function walletsOfDevice({ userAgent, maxTouchPoints }: Device): WalletName[] {
  if (/Android/i.test(userAgent)) return ['google'];
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? ['apple'] : ['apple', 'google'];
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

/** Downloads the file for Apple's wallet; Google's page opens in a new tab, because this one may be a partner's. */
function open(address: string, wallet: WalletName): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, rel: 'noopener' });
  if (wallet === 'google') link.target = '_blank';
  link.click();
}
