import type { MerchantRecord } from '../../merchants/index.ts';
import type { Deps } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';

type PassScan = {
  merchantId: number;
  nonce: string;
  checkedPassesOf?: string | null | undefined;
};

/** The time zone and opening hours of a merchant, by which the policies of passes count its days. */
export function venueOf({ timezone, openings }: MerchantRecord) {
  return {
    timezone,
    openings: openings.map(({ date, dayOfWeek, start, end }) => ({ date, dayOfWeek, start, end })),
  };
}

/** Whether the passes of a ticket must be checked before its check-in. */
export function arePassesDue({ id, passes }: TicketRecord, { checkedPassesOf }: PassScan): boolean {
  return (passes?.length ?? 0) > 0 && checkedPassesOf !== undefined && checkedPassesOf !== id;
}

/** A called ticket whose passes must be checked now; `null` when its own state decides. */
export async function findPassesDue({ store }: Deps, { merchantId, nonce }: PassScan, id: string) {
  const ticket = await store.tickets.find(id);
  const isCalled = ticket?.state === 'called' && !ticket.checkedInAt;
  const isKnown = ticket?.entries?.some((entry) => entry.nonce === nonce);
  if (!ticket || !isCalled || isKnown || ticket.merchantId !== merchantId) return null;
  const [queue] = await store.queues.findMany([ticket.queueId]);
  return queue ? { ticket, queue } : null;
}
