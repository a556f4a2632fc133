import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { queueAtom } from '../open-queue.ts';
import { WAITING_TICKETS } from './waiting-atoms.ts';

/** The name that was given with a ticket of the shown queue. The list of who waits knows most of them without a request. */
function nameAtomOf(ticketValue: string | null) {
  return atomWithQuery<string | null>((get) => {
    const queue = get(queueAtom);
    const params = { merchantId: get(merchantAtom)?.id ?? 0, queueId: queue?.id ?? 0 };
    const named = (tickets: readonly StaffTicket[]) =>
      tickets.find((ticket) => ticket.ticketValue === ticketValue);
    return {
      queryKey: ['served-name', queue?.queue_daily_counters[0]?.id ?? 0, ticketValue],
      queryFn: async () => {
        const lists = get(queryClientAtom).getQueriesData<StaffTicket[]>({
          queryKey: [WAITING_TICKETS, params.queueId],
        });
        const listed = named(lists.flatMap(([, tickets = []]) => tickets));
        const query = { q: ticketValue ?? '', page: 1 };
        const found =
          listed ?? named(await send(get(httpAtom), queueTicketsCall, { params, query }));
        return found?.displayName ?? null;
      },
      enabled: ticketValue !== null && params.queueId > 0,
      staleTime: Number.POSITIVE_INFINITY,
    };
  });
}

/** Whom a desk serves; `null` without a name, and until it is known. */
export function useServedName(ticketValue: string | null): string | null {
  const nameAtom = useMemo(() => nameAtomOf(ticketValue), [ticketValue]);
  return useAtomValue(nameAtom).data ?? null;
}
