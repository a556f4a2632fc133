import {
  type ApiKey,
  type ApiKeyScope,
  apiKeysCall,
  createApiKeyCall,
  removeApiKeyCall,
  rotateApiKeyCall,
} from '@turno/shared-types';
import {
  createWebhookCall,
  redeliverWebhookCall,
  removeWebhookCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookDeliveriesCall,
  webhooksCall,
} from '@turno/shared-types/webhooks';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom, type Getter } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';

/** How often an open list of deliveries is refetched. */
const DELIVERIES_MS = 3_000;

const merchantIdOf = (get: Getter) => get(merchantAtom)?.id ?? 0;

/** The API keys of the shown merchant. */
export const apiKeysQueryAtom = atomWithQuery<ApiKey[]>((get) => {
  const merchantId = merchantIdOf(get);
  return {
    queryKey: ['settings', merchantId, 'api-keys'],
    queryFn: () => send(get(httpAtom), apiKeysCall, { params: { merchantId } }),
    enabled: merchantId > 0,
  };
});

/** The webhooks of the shown merchant. */
export const webhooksQueryAtom = atomWithQuery<Webhook[]>((get) => {
  const merchantId = merchantIdOf(get);
  return {
    queryKey: ['settings', merchantId, 'webhooks'],
    queryFn: () => send(get(httpAtom), webhooksCall, { params: { merchantId } }),
    enabled: merchantId > 0,
  };
});

/** The latest deliveries to a webhook of the shown merchant. */
export const deliveriesQueryAtom = atomFamily((webhookId: number) =>
  atomWithQuery<WebhookDelivery[]>((get) => {
    const params = { merchantId: merchantIdOf(get), webhookId };
    return {
      queryKey: ['settings', params.merchantId, 'deliveries', webhookId],
      queryFn: () => send(get(httpAtom), webhookDeliveriesCall, { params }),
      refetchInterval: DELIVERIES_MS,
    };
  }),
);

/** A command on the shown merchant that refetches its lists afterwards. */
function atomWithCommand<Args extends unknown[], Reply>(
  run: (http: Http, merchantId: number, ...args: Args) => Promise<Reply>,
) {
  return atom(null, async (get, _set, ...args: Args) => {
    const merchantId = merchantIdOf(get);
    const reply = await run(get(httpAtom), merchantId, ...args);
    await get(queryClientAtom).invalidateQueries({ queryKey: ['settings', merchantId] });
    return reply;
  });
}

type KeyFields = { name: string; scopes: ApiKeyScope[] };
type WebhookFields = { url: string; events: WebhookEvent[] };

export const addApiKeyAtom = atomWithCommand((http, merchantId, body: KeyFields) =>
  send(http, createApiKeyCall, { params: { merchantId }, body }),
);
export const rotateApiKeyAtom = atomWithCommand((http, merchantId, keyId: number) =>
  send(http, rotateApiKeyCall, { params: { merchantId, keyId }, body: {} }),
);
export const removeApiKeyAtom = atomWithCommand((http, merchantId, keyId: number) =>
  send(http, removeApiKeyCall, { params: { merchantId, keyId } }),
);
export const addWebhookAtom = atomWithCommand((http, merchantId, body: WebhookFields) =>
  send(http, createWebhookCall, { params: { merchantId }, body }),
);
export const enableWebhookAtom = atomWithCommand(
  (http, merchantId, webhookId: number, enabled: boolean) =>
    send(http, updateWebhookCall, { params: { merchantId, webhookId }, body: { enabled } }),
);
export const rotateWebhookAtom = atomWithCommand((http, merchantId, webhookId: number) =>
  send(http, rotateWebhookSecretCall, { params: { merchantId, webhookId }, body: {} }),
);
export const removeWebhookAtom = atomWithCommand((http, merchantId, webhookId: number) =>
  send(http, removeWebhookCall, { params: { merchantId, webhookId } }),
);
export const testWebhookAtom = atomWithCommand((http, merchantId, webhookId: number) =>
  send(http, testWebhookCall, { params: { merchantId, webhookId }, body: {} }),
);
export const redeliverAtom = atomWithCommand(
  (http, merchantId, webhookId: number, eventId: string) =>
    send(http, redeliverWebhookCall, { params: { merchantId, webhookId, eventId }, body: {} }),
);
