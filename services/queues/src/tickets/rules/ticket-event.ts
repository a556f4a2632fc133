import type { MovedTo } from '@turno/shared-types';
import type { WebhookEvent } from '@turno/shared-types/webhooks';

type TicketEventName = Extract<WebhookEvent, `ticket.${string}`>;

/** An event of a ticket with its facts at that moment, which later changes of the ticket do not affect. */
export type TicketEvent = {
  /** The id by which receivers recognise duplicates. */
  id: string;
  event: TicketEventName;
  at: Date;
  /** The name of the desk that called, `null` for the desk without a name; absent for other events. */
  desk?: string | null;
  /** The ticket that replaces a moved one. */
  movedTo?: MovedTo;
};

type Cause = Pick<TicketEvent, 'at' | 'desk' | 'movedTo'> & {
  ticketId: string;
  /** The command that caused the event, for events that a ticket may have several times; absent otherwise. */
  commandId?: string;
};

/** Creates an event. It has the same id whenever its cause is stored again, by whichever process. */
export function ticketEvent(
  event: TicketEventName,
  { ticketId, commandId, ...facts }: Cause,
): TicketEvent {
  const ids = commandId === undefined ? [ticketId] : [ticketId, commandId];
  return { id: [event, ...ids].join('.'), event, ...facts };
}
