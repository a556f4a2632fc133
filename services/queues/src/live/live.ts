import { runEach, runPeriodically } from '@turno/kit';
import type { BusEvent, LiveMessage } from '@turno/shared-types';
import { merchantViews, presentCounter, type QueueView, shownDays } from '../figures/index.ts';
import type { Store } from './deps.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { createThrottle } from './throttle.ts';
import { createWatchedDays, createWatchers, type Send } from './watchers.ts';

type Parts = {
  store: Store;
  now: () => Date;
  subscribe(listener: (event: BusEvent, source: { isOwn: boolean }) => void): () => void;
  /** Calls the listener while the bus is unreachable; returns a function that unsubscribes. */
  whenAway(listener: () => void): () => void;
  onError: (error: unknown) => void;
};
const TURN_EVERY_MS = 15_000;
/** A busy queue moves many times a second, faster than people read, and thousands may watch. */
const NOTIFY_EVERY_MS = 200;
export type Live = ReturnType<typeof createLive>;

/** Turns events of the bus into messages for the browsers that watch a merchant: one read serves all of them. */
export function createLive(parts: Parts) {
  const { store, onError } = parts;
  const stopListening = parts.whenAway(store.invalidateAll);
  const watchers = createWatchers();
  const notifyWatchers = createNotifier(parts, watchers.send);
  const days = createWatchedDays(parts.now, watchers.isWatched);
  const endedSessions = createEndedSessions({ ...parts, ...watchers });

  const unsubscribe = parts.subscribe((event, source) => {
    store.onEvent(event, source);
    if (event.type === 'session-revoked') endedSessions.record(event.userId);
    if (isAboutPeople(event)) return;
    if (event.type === 'merchant-changed' || event.type === 'device-changed') {
      return watchers.send(event.merchantId, event);
    }
    const { merchantId, ...change } = event;
    if (!watchers.isWatched(merchantId)) return;
    if (change.type === 'queue-changed') notifyWatchers(merchantId, change.queueId);
    else watchers.send(merchantId, change);
  });

  /** Notifies watchers that a new day has begun, with which the numbers start again (QUE-041). */
  async function turnDays(): Promise<void> {
    const watched = await store.merchants.findMany(watchers.merchantIds());
    await runEach(days.turned(watched), async (day) => {
      for (const message of await readDay(parts, day.id)) watchers.send(day.id, message);
      days.recordTold(day);
    });
  }
  const turning = runPeriodically({ everyMs: TURN_EVERY_MS, work: turnDays, onError });

  return {
    turnDays,
    whenAway: parts.whenAway,
    async stop(): Promise<void> {
      stopListening();
      unsubscribe();
      endedSessions.stop();
      await turning.stop();
    },
    /** Sends the current state of every queue and then each change; returns a function that stops it. */
    async watch(merchantId: number, send: Send): Promise<() => void> {
      // Subscribes before the read, so that no change in between is lost; buffered messages are newer than the read.
      let buffered: LiveMessage[] | null = [];
      const leave = watchers.join(merchantId, (message) => {
        if (buffered) buffered.push(message);
        else send(message);
      });
      try {
        const merchant = await store.merchants.find(merchantId);
        if (merchant) days.begin(merchant);
        const present = await readMessages(parts, merchantId, null);
        for (const message of [...present, ...buffered]) send(message);
        buffered = null;
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** The messages of a new day. They do not contain the shows of an event, so browsers fetch those again. */
async function readDay(parts: Parts, merchantId: number): Promise<LiveMessage[]> {
  const messages = await readMessages(parts, merchantId, null);
  return messages.some(({ counter }) => counter.time !== null)
    ? [...messages, { type: 'merchant-changed', merchantId }]
    : messages;
}

type PersonEvent = Extract<BusEvent, { userId: number }>;

function isAboutPeople(event: BusEvent): event is PersonEvent {
  return 'userId' in event;
}

/** Reads a queue that changed and notifies its watchers. */
function createNotifier(parts: Parts, send: (merchantId: number, message: LiveMessage) => void) {
  const merchantOf = new Map<number, number>();
  const throttled = createThrottle(
    async (queueId) => {
      const merchantId = merchantOf.get(queueId);
      merchantOf.delete(queueId);
      if (merchantId === undefined) return;
      const messages = await readMessages(parts, merchantId, queueId);
      for (const message of messages) send(merchantId, message);
    },
    { everyMs: NOTIFY_EVERY_MS, onError: parts.onError },
  );
  return (merchantId: number, queueId: number): void => {
    merchantOf.set(queueId, merchantId);
    throttled.request(queueId);
  };
}

async function readMessages(
  { store, now }: Parts,
  merchantId: number,
  queueId: number | null,
): Promise<Extract<LiveMessage, { type: 'queue-changed' }>[]> {
  const merchant = await store.merchants.find(merchantId);
  const views = await merchantViews(store, merchant ? [merchant] : [], now());
  return views
    .flatMap(({ queues }) => queues)
    .filter((view) => queueId === null || isOf(view, queueId))
    .flatMap((view) => [...shownDays(view), ...view.coming])
    .map((view) => ({
      type: 'queue-changed',
      queueId: view.queue.id,
      counter: presentCounter(view),
    }));
}

/** Whether a view is of a queue, or of its parent multi-queue. */
function isOf({ queue, children }: QueueView, queueId: number): boolean {
  return queue.id === queueId || children.some((child) => child.queue.id === queueId);
}
