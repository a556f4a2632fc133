import { runEach } from '@turno/kit';
import { type LiveMessage, STAFF_ROLES } from '@turno/shared-types';
import { dateAfter } from '@turno/shared-types/rules';
import type { Store } from './deps.ts';

/** By then every process knows that the session ended, so none still accepts its token. */
const NOTIFY_AFTER_MS = 1_000;
/** How many days back the tickets of a person are listed, in any time zone. */
const DAYS_BACK = 2;

type Parts = {
  store: {
    tickets: Pick<Store['tickets'], 'findOfUser'>;
    merchants: Pick<Store['merchants'], 'worksAt'>;
  };
  now: () => Date;
  isWatched: (merchantId: number) => boolean;
  merchantIds: () => readonly number[];
  send: (merchantId: number, message: LiveMessage) => void;
  onError: (error: unknown) => void;
};

/**
 * Notifies the pages that follow the tickets of a person whose session ended, and those of the merchants where the person
 * works: they fetch their content again, and a page with the ended session finds its token rejected. The message names a ticket
 * or a merchant, as for any change of it, and no person.
 */
export function createEndedSessions(parts: Parts) {
  const { store, now, isWatched, send, onError } = parts;
  const userIds = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  async function notify(): Promise<void> {
    const ended = [...userIds];
    userIds.clear();
    timer = undefined;
    const from = dateAfter(now().toISOString().slice(0, 10), -DAYS_BACK);
    await runEach(ended, async (userId) => {
      const tickets = await store.tickets.findOfUser(userId, from);
      for (const { merchantId, queueId, counterId, number } of tickets) {
        if (!isWatched(merchantId)) continue;
        const ticket = { queueId, queueDailyCounterId: counterId, counter: number };
        send(merchantId, { type: 'ticket-changed', ...ticket });
      }
      for (const merchantId of await store.merchants.worksAt(userId, undefined, STAFF_ROLES)) {
        if (isWatched(merchantId)) send(merchantId, { type: 'merchant-changed', merchantId });
      }
    });
  }
  return {
    record(userId: number): void {
      if (parts.merchantIds().length === 0) return;
      userIds.add(userId);
      timer ??= setTimeout(() => void notify().catch(onError), NOTIFY_AFTER_MS).unref();
    },
    stop: (): void => clearTimeout(timer),
  };
}
