import type { Outbox } from '@turno/kit';
import type { Deps as TicketsDeps } from '../ticket-views/index.ts';
import type { Deps as WebhooksDeps } from '../webhooks/index.ts';
import type { OutboxItem } from './outbox-item.ts';

export type Deps = TicketsDeps &
  WebhooksDeps & {
    store: { outbox: Outbox<OutboxItem> };
    outside: Outside;
  };

/** Receivers outside the product. */
type Outside = {
  sendNextCall(eventId: string, payload: object): Promise<void>;
  /** Logs what could not be delivered. */
  recordFailure(error: unknown, facts: Record<string, unknown>): void;
};
