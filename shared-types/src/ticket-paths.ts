/** The parts of a ticket's address. */
type TicketOf = {
  queueDailyCounterId: number;
  merchant: { id: number };
  queue: { id: number; type: 'event' | 'standard'; passMode: 'free' | 'generic' | 'specific' };
};

export function reservationPath(merchantId: number, queueId: number): string {
  return `/reservation/${merchantId}/${queueId}`;
}

export function passTicketPath(merchantId: number, queueId: number): string {
  return `/show-pass/${merchantId}/${queueId}`;
}

/** The page of a ticket; tickets for a show and those taken with a pass have pages of their own. */
export function ticketPath({ merchant, queue, queueDailyCounterId }: TicketOf): string {
  const { id, type, passMode } = queue;
  if (type === 'event') return `/show-event-ticket/${merchant.id}/${id}/${queueDailyCounterId}`;
  return passMode === 'free' ? reservationPath(merchant.id, id) : passTicketPath(merchant.id, id);
}
