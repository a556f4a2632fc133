import type { Ticket } from '@turno/shared-types';
import { dateAfter, instantOf } from '@turno/shared-types/rules';
import { type StayedTickets, localStore as storage } from '@turno/shared-ui/session';

const KEY = 'turno.given-tickets';
const MOST = 10;
/** The page of a ticket that was given away is of use on the day of the ticket, and the next one. */
const KEPT_DAYS = 2;

/** A ticket that this device offered to somebody, and the code of its status page. */
export type GivenTicket = {
  merchantId: number;
  queueId: number;
  queueDailyCounterId: number;
  counter: number;
  createdAt: string;
  statusCode: string;
  keptUntil: string;
};
type TicketRef = Pick<Ticket, 'queueDailyCounterId' | 'counter'>;
/** The subject of a ticket's page: a queue, or one show. */
type PageRef =
  | Pick<GivenTicket, 'merchantId' | 'queueId'>
  | Pick<GivenTicket, 'queueDailyCounterId'>;

/** Records an offered ticket. */
export function recordGivenTicket(ticket: Ticket, statusCode: string): void {
  const { merchant, queue, queueDailyCounterId, counter, createdAt } = ticket;
  const until = dateAfter(ticket.queueDailyCounter.date, KEPT_DAYS);
  const given: GivenTicket = {
    merchantId: merchant.id,
    queueId: queue.id,
    queueDailyCounterId,
    counter,
    createdAt,
    statusCode,
    keptUntil: instantOf(until, '00:00', merchant.timezone).toISOString(),
  };
  const others = stored().filter(isOther(ticket));
  storage.setItem(KEY, JSON.stringify([given, ...others].slice(0, MOST)));
}

/** Removes an offered ticket. */
export function forgetGivenTicket(ticket: TicketRef): void {
  const others = stored().filter(isOther(ticket));
  if (others.length > 0) storage.setItem(KEY, JSON.stringify(others));
  else storage.removeItem(KEY);
}

/** Whether a ticket was offered on this device, and its holder has neither left the queue nor withdrawn the offer. */
export function isOffered(ticket: TicketRef): boolean {
  return !stored().every(isOther(ticket));
}

/** The tickets of the person who opened the page. */
type Held = {
  tickets: readonly Ticket[];
  /** S-16: the tickets that stayed, or may stay, with the guest who signed in. */
  stayed: StayedTickets | null;
  /** The ticket that the page would show; only a newer ticket that was given away replaces it. */
  latest: Ticket | null;
};

/** The ticket of a page that was given away: offered on this device, and no longer among the person's tickets. */
export function givenTicket(page: PageRef, { tickets, stayed, latest }: Held): GivenTicket | null {
  if (stayed?.state === 'pending') return null;
  const held: readonly TicketRef[] = [...tickets, ...(stayed?.tickets ?? [])];
  const isNewer = (given: GivenTicket) =>
    latest === null || Date.parse(given.createdAt) > Date.parse(latest.createdAt);
  return (
    stored().find((given) => isOf(page, given) && isNewer(given) && held.every(isOther(given))) ??
    null
  );
}

function isOf(page: PageRef, given: GivenTicket): boolean {
  if ('queueId' in page) {
    return given.merchantId === page.merchantId && given.queueId === page.queueId;
  }
  return given.queueDailyCounterId === page.queueDailyCounterId;
}

function isOther({ queueDailyCounterId, counter }: TicketRef): (each: TicketRef) => boolean {
  return (each) => each.queueDailyCounterId !== queueDailyCounterId || each.counter !== counter;
}

/** The stored tickets that have not expired; empty if another version wrote them. */
function stored(): GivenTicket[] {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isGivenTicket).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept({ keptUntil }: GivenTicket): boolean {
  return Date.parse(keptUntil) > Date.now();
}

function isGivenTicket(each: unknown): each is GivenTicket {
  const { merchantId, queueId, queueDailyCounterId, counter, ...texts } = Object(each);
  return (
    [merchantId, queueId, queueDailyCounterId, counter].every(Number.isInteger) &&
    [texts.createdAt, texts.statusCode, texts.keptUntil].every((text) => typeof text === 'string')
  );
}
