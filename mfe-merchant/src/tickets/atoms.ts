import type { Queue, StaffTicket } from '@turno/shared-types';
import {
  MAX_PER_PAGE,
  PAX_GROUPS,
  TICKET_SEARCH_PER_PAGE,
  TICKETS_PER_PAGE,
} from '@turno/shared-types/constants';
import { isSearchable } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { NO_PAGES, type Pages, withPage } from '@turno/shared-ui/data';
import { atomFamily, atomWithQuery, keepsPages, queryClientAtom } from '@turno/shared-ui/query';
import { type Atom, atom, type Getter } from 'jotai';
import { unseenCheckInsAtom } from '../shared/merchant-atoms.ts';
import { ownQueueAtomFor } from '../shared/own-queue.ts';
import { listStateAtom } from '../shared/ticket-lists.ts';
import { readTickets, type TicketQuery } from './api.ts';

type PaxGroup = `${number}-${number}`;
export type TicketFilter = 'next' | 'gone' | PaxGroup;

const groupId = ({ minPax, maxPax }: (typeof PAX_GROUPS)[number]): PaxGroup =>
  `${minPax}-${maxPax}`;

/** MER-050: waiting tickets, called ones, and waiting ones by party size. */
export const TICKET_FILTERS: readonly TicketFilter[] = ['next', 'gone', ...PAX_GROUPS.map(groupId)];

/** The query of a filter: waiting tickets in the order of calls, called ones with the latest call first. */
function queryOf(filter: TicketFilter): TicketQuery {
  if (filter === 'gone') return { executed: true, order_by: 'executedAt_desc' };
  const group = PAX_GROUPS.find((each) => groupId(each) === filter);
  return { executed: false, ...group };
}

/** The state for which a list was fetched. */
type Moment = {
  /** The state of the queue. */
  state: string;
  /** Changes whenever the rows may have changed although `state` did not. */
  unseen: string;
};

/** The loaded rows. */
type TicketList = Pages<StaffTicket> & Moment & { total: number | null };

type ListRequest = Moment & {
  params: { merchantId: number; queueId: number };
  query: TicketQuery;
  perPage: number;
};

/** Identifies a ticket among those of all children and shows of a queue. */
export function ticketKey({ queueDailyCounterId, counter }: StaffTicket): string {
  return `${queueDailyCounterId}-${counter}`;
}

/**
 * A paged list of tickets: the loaded rows, whether the queue has moved since, a value that changes with everything that
 * happened since the list was fetched (`null` for nothing), and the action that loads more.
 */
function atomsOfList(requestAtom: Atom<ListRequest | null>) {
  const keyAtom = atom((get) => {
    const { params, query } = get(requestAtom) ?? {};
    return ['tickets', params, query];
  });
  const queryAtom = atomWithQuery<TicketList>((get) => {
    const request = get(requestAtom);
    const queryKey = get(keyAtom);
    return {
      queryKey,
      queryFn: async () => {
        if (!request) return { ...NO_PAGES, isLast: true, total: 0, state: '', unseen: '' };
        const { perPage, state, unseen } = request;
        // One request refetches as many of the loaded rows as it can return.
        const known = get(queryClientAtom).getQueryData<TicketList>(queryKey)?.page ?? 1;
        const pages = Math.min(known, Math.floor(MAX_PER_PAGE / perPage));
        const wanted = { ...request, page: 1, perPage: pages * perPage };
        const { rows, total } = await readTickets(get(httpAtom), wanted);
        return { rows, page: pages, isLast: rows.length < wanted.perPage, total, state, unseen };
      },
      enabled: request !== null,
      ...keepsPages,
    };
  });
  const isBehindAtom = atom((get) => {
    const { data } = get(queryAtom);
    return data !== undefined && data.state !== get(requestAtom)?.state;
  });
  const lagAtom = atom((get) => {
    const [then, now] = [get(queryAtom).data, get(requestAtom)].map(
      (moment) => moment && `${moment.state} ${moment.unseen}`,
    );
    return then === undefined || then === now ? null : `${then} - ${now}`;
  });
  const showMoreAtom = atom(null, async (get) => {
    const request = get(requestAtom);
    const client = get(queryClientAtom);
    const queryKey = get(keyAtom);
    const known = client.getQueryData<TicketList>(queryKey);
    if (!request || !known) return;
    const page = known.page + 1;
    const { rows, total } = await readTickets(get(httpAtom), { ...request, page });
    client.setQueryData<TicketList>(
      queryKey,
      (list) => list && withRows(list, { ...request, page, rows, total }),
    );
  });
  return { queryAtom, isBehindAtom, lagAtom, showMoreAtom };
}

type LoadedPage = { page: number; perPage: number; rows: StaffTicket[]; total: number | null };

/**
 * MER-052: the list with one more page. A row that moved onto that page, because the queue changed meanwhile, is listed once.
 */
function withRows(list: TicketList, { total, ...page }: LoadedPage): TicketList {
  const pages = withPage(list, page);
  const rows = new Map(pages.rows.map((row) => [ticketKey(row), row]));
  return { ...list, ...pages, rows: [...rows.values()], total };
}

export type TicketListAtoms = ReturnType<typeof atomsOfList>;

/** MER-051: the tickets of a queue under a filter. */
export function ticketListFor(queueId: number, filter: TicketFilter): TicketListAtoms {
  return listAtomsFor(`${queueId} ${filter}`);
}

const listAtomsFor = atomFamily((key: string) => {
  const [id, wanted] = key.split(' ');
  const filter = TICKET_FILTERS.find((each) => each === wanted) ?? 'next';
  return atomsOfList(
    atom((get) =>
      requestFor(get, Number(id), { query: queryOf(filter), perPage: TICKETS_PER_PAGE }),
    ),
  );
});

/** The search text for the tickets of a queue. */
export const searchTextAtom = atom('');

/** MER-051, MER-053: the tickets of a queue that match the text; a text that is too short looks for nothing. */
export const foundTicketsFor = atomFamily((queueId: number) =>
  atomsOfList(
    atom((get) => {
      const q = get(searchTextAtom).trim();
      if (!isSearchable(q)) return null;
      return requestFor(get, queueId, { query: { q }, perPage: TICKET_SEARCH_PER_PAGE });
    }),
  ),
);

function requestFor(
  get: Getter,
  queueId: number,
  asked: Pick<ListRequest, 'query' | 'perPage'>,
): ListRequest | null {
  const own = get(ownQueueAtomFor(queueId));
  if (!own) return null;
  const { merchant, queue } = own;
  const params = { merchantId: merchant.id, queueId: queue.id };
  // A check-in changes only tickets that were called.
  const unseen = asked.query.executed === false ? '' : get(unseenCheckInsAtom);
  return { ...asked, params, state: get(listStateAtom)(daysOf(queue)), unseen };
}

/** The days whose tickets are listed; a multi-queue lists those of its sizes. */
function daysOf({ queue_daily_counters: days, childQueues = [] }: Queue) {
  return [...days, ...childQueues.flatMap((child) => child.queue_daily_counters)];
}
