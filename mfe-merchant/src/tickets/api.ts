import { type CallInput, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { type Http, sendCounted } from '@turno/shared-ui/http';

/** Which tickets of a queue, and in which order. */
export type TicketQuery = Pick<
  CallInput<typeof queueTicketsCall>['query'],
  'executed' | 'order_by' | 'minPax' | 'maxPax' | 'q'
>;

type PageRequest = {
  params: { merchantId: number; queueId: number };
  query: TicketQuery;
  page: number;
  perPage: number;
};

/** One page of the tickets of today, and how many there are in all. */
export async function readTickets(
  http: Http,
  { params, query, page, perPage }: PageRequest,
): Promise<{ rows: StaffTicket[]; total: number | null }> {
  const { reply, total } = await sendCounted(http, queueTicketsCall, {
    params,
    query: { ...query, page, per_page: perPage },
  });
  return { rows: reply, total };
}
