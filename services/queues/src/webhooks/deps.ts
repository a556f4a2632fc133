import type { Outbox } from '@turno/kit';
import type { Deps as MerchantsDeps } from '../merchants/index.ts';
import type { OutsidePost } from './clients/outside-post.ts';
import type { createDeliveries } from './store/deliveries.ts';
import type { createDueEvents } from './store/due-events.ts';
import type { createWebhooks } from './store/webhooks.ts';
import type { WebhookItem } from './webhook-item.ts';

export type Deps = MerchantsDeps & {
  settings: {
    /** Allows webhooks on this machine or in its network: for tests and development. */
    allowsPrivateWebhooks: boolean;
  };
  outside: { postWebhook: OutsidePost };
  store: {
    webhooks: Awaited<ReturnType<typeof createWebhooks>>;
    dueEvents: Awaited<ReturnType<typeof createDueEvents>>;
    deliveries: Awaited<ReturnType<typeof createDeliveries>>;
    outbox: Pick<Outbox<WebhookItem>, 'put' | 'putAgain' | 'postponeDue'>;
  };
};
