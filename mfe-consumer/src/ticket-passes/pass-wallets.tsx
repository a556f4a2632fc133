import { savePassInAppleWalletCall, savePassInGoogleWalletCall } from '@turno/shared-types/wallets';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { useAtomValue } from 'jotai';
import { walletUserAtom } from '../shared/passes/atoms.ts';
import { WalletButtons } from '../shared/wallets/wallet-buttons.tsx';

/** Buttons that add a person's pass to the wallets of the phone. */
export function PassWallets({ ownerId, passId }: { ownerId: number; passId: number }) {
  const http = useAtomValue(httpAtom);
  const userId = useAtomValue(walletUserAtom);
  const sent = { params: { userId, ownerId, passId } };
  return (
    <WalletButtons
      save={{
        apple: async () => (await send(http, savePassInAppleWalletCall, sent)).passUrl,
        google: async () => (await send(http, savePassInGoogleWalletCall, sent)).saveUrl,
      }}
    />
  );
}
