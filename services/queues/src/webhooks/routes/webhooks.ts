import { randomBytes } from 'node:crypto';
import { ApiError, type Route, repliedIf, serve } from '@turno/kit';
import {
  createWebhookCall,
  removeWebhookCall,
  rotateWebhookSecretCall,
  updateWebhookCall,
  type Webhook,
  webhooksCall,
} from '@turno/shared-types/webhooks';
import type { RuleViolation } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import { webhookAddressProblem } from '../rules/public-address.ts';
import type { WebhookRecord } from '../rules/webhook-list.ts';
import { deliveryRoutes } from './deliveries.ts';

const DAY_SECONDS = 86_400;
const SECRET_BYTES = 32;

/** The calls with which a manager edits the webhooks of a merchant. */
export function webhookRoutes(deps: Deps): Route[] {
  const { store, now } = deps;
  return [
    serve(webhooksCall, async ({ params }) =>
      (await store.webhooks.findOf(params.merchantId)).map((webhook) => present(webhook, now())),
    ),
    serve(createWebhookCall, async ({ params: { merchantId }, body, locale }) => {
      checkAddress(deps, body.url);
      // Comes first, so that no webhook is stored whose events are not recorded; the flag stays after the webhook is removed.
      await store.merchantFlags.setHasWebhooks(merchantId);
      const secret = newSecret();
      const added = { ...body, secret, locale, createdAt: now() };
      const decision = await store.webhooks.add(merchantId, added);
      return { ...present(webhookOrThrow(decision), now()), secret };
    }),
    serve(updateWebhookCall, async ({ params: { merchantId, webhookId }, body }) => {
      if (body.url !== undefined) checkAddress(deps, body.url);
      return present(webhookOrThrow(await store.webhooks.edit(merchantId, webhookId, body)), now());
    }),
    serve(rotateWebhookSecretCall, async ({ params: { merchantId, webhookId }, body }) => {
      const { endsIn = DAY_SECONDS } = body;
      const secret = newSecret();
      const endsAt = new Date(now().getTime() + endsIn * 1_000);
      const decision = await store.webhooks.rotate(merchantId, webhookId, { secret, endsAt });
      return { ...present(webhookOrThrow(decision), now()), secret };
    }),
    serve(removeWebhookCall, async ({ params: { merchantId, webhookId } }) => {
      const isRemoved = await store.webhooks.remove(merchantId, webhookId);
      await store.deliveries.removeOf(merchantId, webhookId);
      return repliedIf(isRemoved, null);
    }),
    ...deliveryRoutes(deps),
  ];
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function checkAddress({ settings }: Deps, url: string): void {
  const problem = settings.allowsPrivateWebhooks ? null : webhookAddressProblem(url);
  if (problem || !URL.canParse(url)) throw new ApiError('webhook_address_invalid');
}

function webhookOrThrow(decision: { webhook: WebhookRecord } | RuleViolation): WebhookRecord {
  if ('webhook' in decision) return decision.webhook;
  throw new ApiError(decision.code, decision.payload ?? null);
}

function present(webhook: WebhookRecord, now: Date): Webhook {
  const { id, url, events, enabled, failingSince, createdAt, previous } = webhook;
  const isInForce = previous !== null && now < previous.endsAt;
  return {
    id,
    url,
    events: [...events],
    enabled,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    previousSecretEndsAt: isInForce ? previous.endsAt.toISOString() : null,
  };
}
