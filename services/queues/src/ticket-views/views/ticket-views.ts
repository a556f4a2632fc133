import {
  dateAfter,
  type EventSlot,
  eventSlotAt,
  expiresAt,
  expirySeconds,
  type MerchantDay,
  merchantDay,
} from '@turno/shared-types/rules';
import { type DayBefore, type Figures, figuresBefore } from '../../figures/index.ts';
import type { Catalog, FranchisingRecord } from '../../merchants/index.ts';
import { counterIdOf } from '../../queue-days/index.ts';
import { keepsWaiting } from '../../queues/index.ts';
import { calledAt, type TicketRecord } from '../../tickets/index.ts';
import type { Store } from '../deps.ts';
import { type LoadedTicket, loadTickets } from '../loaded-ticket.ts';

/** A ticket with everything its reply needs. */
export type TicketView = LoadedTicket & {
  franchising: FranchisingRecord | null;
  figures: Figures;
  day: MerchantDay;
  /** The show of the ticket. */
  slot: EventSlot | null;
  /**
   * S-05: the current day, for a valid ticket that was called on the previous day, because its desk may have called others
   * since.
   */
  since?: Figures;
  /** S-05: the previous day, for a ticket that waits on the current one while staff still finish that day. */
  before?: DayBefore | null;
  /** S-05: the current day, for a ticket that still waits on the previous one. */
  next?: Figures;
};
type Sources = Pick<Store, 'queues' | 'merchants' | 'counters' | 'figures' | 'catalog'>;

/** Loads what the views of tickets need, in order; tickets whose merchant or queue is gone are omitted. */
export async function ticketViews(
  store: Sources,
  tickets: readonly TicketRecord[],
  now: Date,
): Promise<TicketView[]> {
  const [loaded, facts] = await Promise.all([
    loadTickets(store, tickets),
    loadFacts(store, tickets),
  ]);
  return withOtherDay(store, completed(loaded, facts, now), now);
}

/** The views of tickets that an action has loaded. */
export async function loadedTicketViews(
  store: Sources,
  loaded: readonly LoadedTicket[],
  now: Date,
): Promise<TicketView[]> {
  const facts = await loadFacts(
    store,
    loaded.map(({ ticket }) => ticket),
  );
  return withOtherDay(store, completed(loaded, facts, now), now);
}

async function withOtherDay(store: Sources, views: TicketView[], now: Date): Promise<TicketView[]> {
  const idOf = ({ queue, day }: TicketView) => counterIdOf({ queueId: queue.id, date: day.date });
  const isOfBefore = (view: TicketView) => isCalledBefore(view, now) || isToCarryOver(view);
  const ids = views.filter(isOfBefore).map(idOf);
  const figures = await store.figures.readBounded(await store.counters.existing(ids));
  const completed = views.map(async (view): Promise<TicketView> => {
    if (isWaitingToday(view)) {
      const { queue, merchant, day } = view;
      const before = await figuresBefore(store, { queue, merchant, day, now });
      return before ? { ...view, before } : view;
    }
    const present = isOfBefore(view) ? figures.get(idOf(view)) : undefined;
    if (!present) return view;
    return isToCarryOver(view) ? { ...view, next: present } : { ...view, since: present };
  });
  return Promise.all(completed);
}

function isWaitingToday({ ticket, day }: TicketView): boolean {
  return ticket.state === 'waiting' && ticket.date === day.date;
}

/** Whether its holder gets a number of the current day in a moment. */
function isToCarryOver({ ticket, queue, merchant, day }: TicketView): boolean {
  const { state, date } = ticket;
  return (
    state === 'waiting' && date === dateAfter(day.date, -1) && keepsWaiting(queue, merchant, date)
  );
}

/**
 * Whether a ticket was called on the previous day and has not expired, which is possible only in the minutes after midnight.
 */
function isCalledBefore(
  { ticket, merchant, franchising, day, slot }: TicketView,
  now: Date,
): boolean {
  if (ticket.state !== 'called' || slot || ticket.checkedInAt) return false;
  if (ticket.date !== dateAfter(day.date, -1)) return false;
  const end = expiresAt(calledAt(ticket), expirySeconds(franchising, merchant));
  return end !== null && now <= end;
}

type Facts = { catalog: Catalog; figures: ReadonlyMap<number, Figures> };

async function loadFacts(store: Sources, tickets: readonly TicketRecord[]): Promise<Facts> {
  const [catalog, figures] = await Promise.all([
    store.catalog.read(),
    store.figures.readBounded(tickets.map(({ counterId }) => counterId)),
  ]);
  return { catalog, figures };
}

function completed(
  loaded: readonly LoadedTicket[],
  { catalog, figures }: Facts,
  now: Date,
): TicketView[] {
  return loaded.flatMap(({ ticket, queue, merchant }): TicketView[] => {
    const ofCounter = figures.get(ticket.counterId);
    if (!ofCounter) return [];
    const franchising = catalog.franchisings.get(merchant.franchisingId ?? 0) ?? null;
    const { date, time } = ticket;
    const slot = time ? eventSlotAt(queue, { date, time }, merchant.timezone) : null;
    const day = merchantDay(merchant, now);
    return [{ ticket, queue, merchant, franchising, figures: ofCounter, day, slot }];
  });
}
