import { createRecentChanges, type PeriodicJob } from '@turno/kit';
import { startWalletUpdates, WALLET_CHANGES_MS } from '@turno/kit/wallets';
import type { BusEvent } from '@turno/shared-types';
import { walletsOf } from '../wallets/index.ts';
import type { Deps } from './deps.ts';

type UpdatesParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/** Updates tickets in wallets within a second of a change of their queue. */
export function startTicketWalletUpdates({ deps, subscribe, onError }: UpdatesParts): PeriodicJob {
  const changes = createRecentChanges(WALLET_CHANGES_MS);
  const unsubscribe = subscribe((event) => {
    if ('queueDailyCounterId' in event) changes.add(event.queueDailyCounterId);
  });
  const job = startWalletUpdates({
    walletsOf: () => walletsOf(deps),
    leases: deps.store.leases,
    changes,
    onError,
  });
  return {
    ...job,
    async stop() {
      unsubscribe();
      await job.stop();
    },
  };
}
