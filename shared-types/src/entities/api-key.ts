import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/**
 * The scopes of API keys for their merchant: `read` what managers see of queues, `line-up` customers, `call` tickets and pause
 * or close queues, `check-in` the holders of tickets, `manage` queues, opening hours, desks and the merchant itself.
 */
export const API_KEY_SCOPES = ['read', 'line-up', 'call', 'check-in', 'manage'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** A valid API key: its merchant and its scopes. */
export const verifiedApiKeySchema = z.object({
  merchantId: id,
  keyId: id,
  scopes: z.readonly(z.array(z.enum(API_KEY_SCOPES))),
});

export type VerifiedApiKey = z.infer<typeof verifiedApiKeySchema>;

const secret = {
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  /** At most a minute old while the key is in use; `null` before its first request. */
  lastUsedAt: z.nullable(instant),
};

/** The key before the last rotation, while it is still valid. */
export const previousApiKeySchema = z.object({ ...secret, endsAt: instant });

/** A key for a merchant's own systems, without its text. */
export const apiKeySchema = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  ...secret,
  /** When this key was created or last rotated, and by which manager; `null` after that person is erased. */
  createdAt: instant,
  createdBy: z.nullable(id),
  /** The key before the last rotation, while it is still valid. */
  previous: z.nullable(previousApiKeySchema),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key with its text, which is shown once and not stored. */
export const newApiKeySchema = z.extend(apiKeySchema, { key: z.string() });

export type NewApiKey = z.infer<typeof newApiKeySchema>;
