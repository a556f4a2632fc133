import type { BusEvent, LiveMessage } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { presentCounter } from './present/counter.ts';
import type { Store } from './store/index.ts';
import { merchantViews } from './store/merchant-views.ts';
import { createDays } from './watched-days.ts';
import { createWatchers, type Send } from './watchers.ts';

type Parts = {
  store: Store;
  now: () => Date;
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Calls back while nothing can be heard; answers how to stop. */
  whenAway(listener: () => void): () => void;
  onError: (error: unknown) => void;
};
const TURN_EVERY_MS = 15_000;
export type Live = ReturnType<typeof createLive>;

/** Turns what the bus tells into messages for the browsers that watch a merchant: one read serves all of them. */
export function createLive(parts: Parts) {
  const { store, onError } = parts;
  const watchers = createWatchers();
  const tell = createTeller(parts, watchers.send);
  const days = createDays(parts.now);

  const unsubscribe = parts.subscribe((event) => {
    if (event.type === 'session-revoked') return;
    if (event.type === 'merchant-changed') {
      watchers.send(event.merchantId, event);
      return;
    }
    const { merchantId, queueId, queueDailyCounterId } = event;
    // Another process may have written: what this one keeps is old now.
    store.figures.forget(queueDailyCounterId);
    if (!watchers.isWatched(merchantId)) return;
    if (event.type === 'queue-changed') tell(merchantId, queueId).catch(onError);
    else {
      const { type, counter } = event;
      watchers.send(merchantId, { type, queueId, queueDailyCounterId, counter });
    }
  });

  /** Tells those who watch over midnight that a new day has begun, with which numbers start again (QUE-041). */
  async function turnDays(): Promise<void> {
    for (const merchantId of days.turned(watchers.merchantIds())) {
      const messages = await readMessages(parts, merchantId, null);
      for (const message of messages) watchers.send(merchantId, message);
    }
  }
  const timer = setInterval(() => turnDays().catch(onError), TURN_EVERY_MS);
  timer.unref();

  return {
    turnDays,
    whenAway: parts.whenAway,
    stop(): void {
      clearInterval(timer);
      unsubscribe();
    },
    /** Sends the present state of every queue and then each change; answers how to stop. */
    async watch(merchantId: number, send: Send): Promise<() => void> {
      // Listening begins before the read, so that nothing falls between the two; what is heard meanwhile is newer.
      let heard: LiveMessage[] | null = [];
      const leave = watchers.join(merchantId, (message) => {
        if (heard) heard.push(message);
        else send(message);
      });
      try {
        days.note(merchantId, await timeZoneOf(parts, merchantId));
        const present = await readMessages(parts, merchantId, null);
        for (const message of [...present, ...heard]) send(message);
        heard = null;
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** Reads a queue that moved and tells its watchers; what moves while it is read is read once more, not each time. */
function createTeller(parts: Parts, send: (merchantId: number, message: LiveMessage) => void) {
  const reading = new Map<number, { again: boolean }>();
  return async (merchantId: number, queueId: number): Promise<void> => {
    const known = reading.get(queueId);
    if (known) {
      known.again = true;
      return;
    }
    const state = { again: true };
    reading.set(queueId, state);
    try {
      while (state.again) {
        state.again = false;
        const messages = await readMessages(parts, merchantId, queueId);
        for (const message of messages) send(merchantId, message);
      }
    } finally {
      reading.delete(queueId);
    }
  };
}

async function readMessages(
  { store, now }: Parts,
  merchantId: number,
  queueId: number | null,
): Promise<LiveMessage[]> {
  const merchant = await store.merchants.find(merchantId);
  const views = await merchantViews(store, merchant ? [merchant] : [], now());
  return views
    .flatMap(({ queues }) => queues)
    .filter(({ queue }) => queueId === null || queue.id === queueId)
    .map((view) => ({
      type: 'queue-changed',
      queueId: view.queue.id,
      counter: presentCounter(view),
    }));
}

async function timeZoneOf({ store }: Parts, merchantId: number): Promise<string> {
  return (await store.merchants.find(merchantId))?.timezone ?? DEFAULT_TIME_ZONE;
}
