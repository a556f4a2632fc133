import type { Ticket } from '@turno/shared-types';
import { saveInAppleWalletCall, saveInGoogleWalletCall } from '@turno/shared-types/wallets';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { useAtomValue } from 'jotai';
import { WalletButtons } from '../../shared/wallets/wallet-buttons.tsx';

/** Buttons that add the ticket to the wallets of the holder's phone. */
export function TicketWallets({ ticket }: { ticket: Ticket }) {
  const http = useAtomValue(httpAtom);
  const { userId, queueDailyCounterId, counter } = ticket;
  const sent = { params: { userId, queueDailyCounterId, counter } };
  return (
    <WalletButtons
      save={{
        apple: async () => (await send(http, saveInAppleWalletCall, sent)).passUrl,
        google: async () => (await send(http, saveInGoogleWalletCall, sent)).saveUrl,
      }}
    />
  );
}
