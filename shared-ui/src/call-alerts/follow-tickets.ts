import {
  type DailyCounter,
  type LiveMessage,
  type Ticket,
  userTicketsCall,
} from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { isHeld, isOutlived, withServed } from '@turno/shared-types/rules';
import { type Http, send } from '@turno/shared-ui/http';
import { type LiveState, pollInterval, watchMerchant } from '@turno/shared-ui/live';

/** Browsers open six connections to a host at most, over HTTP/1.1; further merchants are polled. */
const MAX_STREAMS = 3;

export type FollowedTickets = {
  /** Fetches the tickets again, because one was taken or removed. */
  refresh: () => void;
  stop: () => void;
};

type FollowRequest = {
  http: Http;
  userId: number;
  /** Receives all tickets of the person, newest first, after each change. */
  onTickets: (tickets: readonly Ticket[]) => void;
};

type Stream = { stop: () => void; state: LiveState };

/**
 * Follows all tickets of a person by the streams of their merchants, wherever on the site the person is (S-17). Without
 * a stream, or after a request that failed, it polls while the page is visible (CST-003); the known tickets stay. A page that is
 * looked at again asks too: the person may have taken a number elsewhere, or ended the session there (ERR-003).
 */
export function followTickets({ http, userId, onTickets }: FollowRequest): FollowedTickets {
  const stopped = new AbortController();
  const streams = new Map<number, Stream>();
  let tickets: readonly Ticket[] = [];
  /** Whether the last request failed: the list may lack tickets, so it is requested again. */
  let hasFailed = false;

  const update = (next: readonly Ticket[]) => {
    tickets = next;
    const merchants = new Set(heldIn(tickets).map(({ merchant }) => merchant.id));
    for (const [id, { stop }] of streams) {
      if (merchants.has(id)) continue;
      stop();
      streams.delete(id);
    }
    for (const id of merchants) if (!streams.has(id) && streams.size < MAX_STREAMS) open(id);
    onTickets(tickets);
  };
  const refresh = latestOnly(async () => {
    const sent = { params: { scope: 'private' as const, userId }, signal: stopped.signal };
    const read = await send(http, userTicketsCall, sent).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    hasFailed = false;
    if (!stopped.signal.aborted) update(read);
  });
  const open = (merchantId: number) => {
    const stream: Stream = { stop: () => undefined, state: 'reconnecting' };
    streams.set(merchantId, stream);
    stream.stop = watchMerchant(http, merchantId, onMessage, (state) => {
      stream.state = state;
      // Messages may have been missed.
      if (state === 'live') refresh();
    });
  };
  const onMessage = (message: LiveMessage) => {
    if (message.type === 'queue-changed') {
      // The message shows the call at once; the answer has the code and the desk.
      if (tickets.some(isOf(message.counter))) update(withServed(tickets, message.counter));
    }
    if (tickets.some(concernedBy(message))) refresh();
  };
  const isPolled = ({ merchant }: Ticket) => streams.get(merchant.id)?.state !== 'live';
  const onLook = () => document.visibilityState === 'visible' && refresh();
  const timer = setInterval(() => {
    if (hasFailed || heldIn(tickets).some(isPolled)) onLook();
  }, pollInterval('polling', TICKET_POLL_MS) || TICKET_POLL_MS);

  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('online', onLook);
  refresh();
  return {
    refresh,
    stop: () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('online', onLook);
      for (const { stop } of streams.values()) stop();
    },
  };
}

function heldIn(tickets: readonly Ticket[]): readonly Ticket[] {
  const now = new Date();
  return tickets.filter((ticket) => isHeld(ticket, now));
}

function isOf(day: DailyCounter): (ticket: Ticket) => boolean {
  return ({ queueDailyCounterId }) => queueDailyCounterId === day.id;
}

function concernedBy(message: LiveMessage): (ticket: Ticket) => boolean {
  if (message.type === 'ticket-changed') {
    return ({ queueDailyCounterId }) => queueDailyCounterId === message.queueDailyCounterId;
  }
  if (message.type === 'merchant-changed') {
    // A ticket carries the names of its place and queue.
    return ({ merchant }) => merchant.id === message.merchantId;
  }
  if (message.type !== 'queue-changed') return () => false;
  const { counter } = message;
  return (ticket) => isOf(counter)(ticket) || isOutlived(ticket, counter);
}

/** Runs `work` once at a time; calls that come meanwhile cause one more run. A failure waits for the next call. */
function latestOnly(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async () => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work().catch(() => undefined);
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
