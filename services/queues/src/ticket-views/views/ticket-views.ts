import {
  type EventSlot,
  eventSlotAt,
  type MerchantDay,
  merchantDay,
} from '@turno/shared-types/rules';
import { type Figures, latestCall } from '../../figures/index.ts';
import type { Catalog, FranchisingRecord } from '../../merchants/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Store } from '../deps.ts';
import { type LoadedTicket, loadTickets } from '../loaded-ticket.ts';

/** A ticket with all that its answer is made of. */
export type TicketView = LoadedTicket & {
  franchising: FranchisingRecord | null;
  figures: Figures;
  day: MerchantDay;
  /** The show it is for. */
  slot: EventSlot | null;
  /** In a child of a multi-queue: the call that came last in the family. */
  latest?: { counterId: number; number: number } | null;
};
type Sources = Pick<Store, 'queues' | 'merchants' | 'figures' | 'catalog' | 'counterStates'>;

/** Completes tickets, in their order; those of merchants or queues that are gone are left out. */
export async function ticketViews(
  store: Sources,
  tickets: readonly TicketRecord[],
  now: Date,
): Promise<TicketView[]> {
  const [loaded, facts] = await Promise.all([
    loadTickets(store, tickets),
    loadFacts(store, tickets),
  ]);
  return completed(store, loaded, facts, now);
}

/** Completes tickets that an action has loaded. */
export async function loadedTicketViews(
  store: Sources,
  loaded: readonly LoadedTicket[],
  now: Date,
): Promise<TicketView[]> {
  const facts = await loadFacts(
    store,
    loaded.map(({ ticket }) => ticket),
  );
  return completed(store, loaded, facts, now);
}

type Facts = { catalog: Catalog; figures: ReadonlyMap<number, Figures> };

async function loadFacts(store: Sources, tickets: readonly TicketRecord[]): Promise<Facts> {
  const [catalog, figures] = await Promise.all([
    store.catalog.read(),
    store.figures.read(unique(tickets.map(({ counterId }) => counterId))),
  ]);
  return { catalog, figures };
}

function completed(
  store: Sources,
  loaded: readonly LoadedTicket[],
  { catalog, figures }: Facts,
  now: Date,
): Promise<TicketView[]> {
  const views = loaded.flatMap(({ ticket, queue, merchant }): TicketView[] => {
    const ofCounter = figures.get(ticket.counterId);
    if (!ofCounter) return [];
    const franchising = catalog.franchisings.get(merchant.franchisingId ?? 0) ?? null;
    const { date, time } = ticket;
    const slot = time ? eventSlotAt(queue, { date, time }, merchant.timezone) : null;
    const day = merchantDay(merchant, now);
    return [{ ticket, queue, merchant, franchising, figures: ofCounter, day, slot }];
  });
  return withFamilies(store, views);
}

/** QUE-070: tickets of children need to know whom the whole family serves. */
async function withFamilies(store: Sources, views: TicketView[]): Promise<TicketView[]> {
  const inFamilies = views.filter(({ queue }) => queue.parentQueueId !== null);
  if (inFamilies.length === 0) return views;
  const siblings = await store.queues.findOf(unique(inFamilies.map((view) => view.merchant.id)));
  const familyOf = (queueId: number) => siblings.find(({ id }) => id === queueId)?.parentQueueId;
  const dates = [...new Set(inFamilies.map(({ ticket }) => ticket.date))];
  const ids = siblings.flatMap(({ id, parentQueueId }) => (parentQueueId === null ? [] : [id]));
  const counters = await Promise.all(dates.map((date) => store.counterStates.findOn(ids, date)));
  const figures = await store.figures.read(counters.flat().map(({ id }) => id));
  const states = [...figures.values()];
  return views.map((view) => {
    const { parentQueueId } = view.queue;
    if (parentQueueId === null) return view;
    const ofFamily = states.filter(
      ({ counter }) =>
        counter.date === view.ticket.date && familyOf(counter.queueId) === parentQueueId,
    );
    return { ...view, latest: latestCall(ofFamily) };
  });
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
