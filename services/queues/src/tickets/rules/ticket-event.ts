import type { MovedTo } from '@turno/shared-types';
import type { WebhookEvent } from '@turno/shared-types/webhooks';

type TicketEventName = Extract<WebhookEvent, `ticket.${string}`>;

/** What happened to a ticket, with the facts of that moment: whatever happens to the ticket later changes none of them. */
export type TicketEvent = {
  /** By which receivers know it again. */
  id: string;
  event: TicketEventName;
  at: Date;
  /** The name of the desk that called, `null` for the one without a name; absent where no desk calls. */
  desk?: string | null;
  /** The ticket that replaces one that was moved. */
  movedTo?: MovedTo;
};

type Cause = Pick<TicketEvent, 'at' | 'desk' | 'movedTo'> & {
  ticketId: string;
  /** The command that caused an event which one ticket may have several times; absent from the others. */
  commandId?: string;
};

/** The event has the same id whenever its cause is stored again, by whichever process. */
export function ticketEvent(
  event: TicketEventName,
  { ticketId, commandId, ...facts }: Cause,
): TicketEvent {
  const ids = commandId === undefined ? [ticketId] : [ticketId, commandId];
  return { id: [event, ...ids].join('.'), event, ...facts };
}
