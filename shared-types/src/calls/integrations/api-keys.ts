import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { API_KEY_SCOPES, apiKeySchema, newApiKeySchema } from '../../entities/api-key.ts';
import { idText, nothing } from '../../fields.ts';
import { distinct, emptyBody, line } from '../../input-fields.ts';

const WEEK_SECONDS = 604_800;
const merchantParams = z.object({ merchantId: idText });
const keyParams = z.object({ merchantId: idText, keyId: idText });
const path = '/private/merchants/:merchantId/api_keys';

export const apiKeysCall = call({
  service: 'queues',
  method: 'GET',
  path,
  summary: "The keys of a merchant's own systems, in the order they were made",
  access: 'owner',
  permission: 'integrations',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(apiKeySchema),
  status: 200,
  errors: [],
});

export const createApiKeyCall = call({
  service: 'queues',
  method: 'POST',
  path,
  summary: 'Make an API key; only this answer contains the key itself',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-api-keys',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({
    name: line(40).check(z.minLength(1)),
    scopes: z
      .array(z.enum(API_KEY_SCOPES))
      .check(z.minLength(1), z.maxLength(API_KEY_SCOPES.length), distinct),
  }),
  reply: newApiKeySchema,
  status: 201,
  errors: ['api_keys_exceeded'],
});

export const rotateApiKeyCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/:keyId/rotate`,
  summary:
    'Replace an API key; the present one stays valid for a while, and one before it ends now',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-api-keys',
  params: keyParams,
  query: nothing,
  body: z.strictObject({
    /** Seconds until the current key ends; absent means a day, 0 ends it now. */
    endsIn: z.optional(z.int().check(z.minimum(0), z.maximum(WEEK_SECONDS))),
  }),
  reply: newApiKeySchema,
  status: 200,
  errors: ['api_key_not_found'],
});

export const removeApiKeyCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/:keyId`,
  summary: 'Revoke an API key, at once and for good',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-api-keys',
  params: keyParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});
