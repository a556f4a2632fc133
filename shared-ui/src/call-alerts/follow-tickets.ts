import {
  type DailyCounter,
  type LiveMessage,
  type Ticket,
  userTicketsCall,
} from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { isHeld, isOutlived, withServed } from '@turno/shared-types/rules';
import { type Http, send } from '@turno/shared-ui/http';
import {
  type LiveState,
  pollInterval,
  runPeriodically,
  watchMerchant,
} from '@turno/shared-ui/live';

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
 * Follows all tickets of a person by the streams of their merchants, on every page of the site (S-17). Without a stream, or
 * after a failed request, it polls while the page is visible (CST-003); the known tickets stay. It also refetches when the page
 * becomes visible: the person may have taken a number or ended the session elsewhere (ERR-003).
 */
export function followTickets({ http, userId, onTickets }: FollowRequest): FollowedTickets {
  const stopped = new AbortController();
  const streams = new Map<number, Stream>();
  let tickets: readonly Ticket[] = [];

  const update = (next: readonly Ticket[]) => {
    tickets = next;
    const merchants = new Set(heldIn(tickets).map(({ merchant }) => merchant.id));
    for (const [id, stream] of streams) {
      if (merchants.has(id)) continue;
      stream.stop();
      streams.delete(id);
    }
    for (const id of merchants) if (!streams.has(id) && streams.size < MAX_STREAMS) open(id);
    onTickets(tickets);
  };
  const isPolled = ({ merchant }: Ticket) => streams.get(merchant.id)?.state !== 'live';
  const { refresh, stop } = pollTickets({
    read: async () => {
      const sent = { params: { scope: 'private' as const, userId }, signal: stopped.signal };
      const read = await send(http, userTicketsCall, sent);
      if (!stopped.signal.aborted) update(read);
    },
    isNeeded: () => heldIn(tickets).some(isPolled),
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
      // The message shows the call at once; the refetched ticket adds the code and the desk.
      if (tickets.some(isOf(message.counter))) update(withServed(tickets, message.counter));
    }
    if (tickets.some(concernedBy(message))) refresh();
  };
  const onLook = () => isLookedAt() && refresh();

  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('online', onLook);
  refresh();
  return {
    refresh,
    stop: () => {
      stopped.abort();
      stop();
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('online', onLook);
      for (const stream of streams.values()) stream.stop();
    },
  };
}

const isLookedAt = () => document.visibilityState === 'visible';

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
    // A ticket contains the names of its merchant and queue, which may have changed.
    return ({ merchant }) => merchant.id === message.merchantId;
  }
  if (message.type !== 'queue-changed') return () => false;
  const { counter } = message;
  return (ticket) => isOf(counter)(ticket) || isOutlived(ticket, counter);
}

type Poll = {
  read: () => Promise<void>;
  /** Whether to fetch the tickets at each tick, without a request. */
  isNeeded: () => boolean;
};

/**
 * Fetches on request, and every few seconds while `isNeeded` or after a failure. A request during a fetch causes one more
 * fetch; a tick during a fetch is skipped.
 */
function pollTickets({ read, isNeeded }: Poll): FollowedTickets {
  let isRequested = false;
  let hasFailed = false;
  const everyMs = pollInterval('polling', TICKET_POLL_MS) || TICKET_POLL_MS;
  const { run, stop } = runPeriodically(everyMs, async () => {
    isRequested ||= isLookedAt() && (hasFailed || isNeeded());
    while (isRequested) {
      isRequested = false;
      hasFailed = await read().then(
        () => false,
        () => true,
      );
    }
  });
  const refresh = () => {
    isRequested = true;
    run();
  };
  return { refresh, stop };
}
