import { type CallInput, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { type Http, sendCounted } from '@turno/shared-ui/http';

/** The filter and order of a queue's tickets. */
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

/** One page of today's tickets, and their total number. */
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
