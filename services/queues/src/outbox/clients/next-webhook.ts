import { createHmac } from 'node:crypto';
import * as z from 'zod';
import {
  createOutsidePost,
  type OutsidePost,
  webhookAddressProblem,
} from '../../webhooks/index.ts';

type WebhookOptions = {
  url: string;
  secret: string;
  post: OutsidePost;
  now?: () => number;
};
export type NextWebhook = ReturnType<typeof createNextWebhook>;

/** G-48 */
export const webhookConfig = {
  /** The receiver of calls; without it none are sent. */
  NEXT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The secret that signs each request to the receiver. */
  NEXT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Allows receivers, and the webhooks of merchants, on this machine or in its network: for tests and development. */
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
};
type WebhookConfig = {
  NEXT_WEBHOOK_URL?: string | undefined;
  NEXT_WEBHOOK_SECRET?: string | undefined;
  WEBHOOK_ALLOW_PRIVATE: boolean;
};

/** Sends a signed call to the receiver. */
export function createNextWebhook({ url, secret, post, now = Date.now }: WebhookOptions) {
  return async (eventId: string, payload: object): Promise<void> => {
    const body = JSON.stringify({ id: eventId, ...payload });
    const signature = signatureOf(body, Math.floor(now() / 1_000), secret);
    const headers = { 'x-turno-event': eventId, 'x-turno-signature': signature };
    const status = await post(url, { headers, body });
    if (status < 200 || status >= 300) throw new Error(`The receiver answered ${status}.`);
  };
}

/** The configured webhook; `null` without an address. */
export function webhookOf(config: WebhookConfig): NextWebhook | null {
  const { NEXT_WEBHOOK_URL: url, NEXT_WEBHOOK_SECRET: secret } = config;
  if (url === undefined || secret === undefined) return null;
  const post = createOutsidePost({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE });
  return createNextWebhook({ url, secret, post });
}

/** The error in this configuration; `null` when there is none. */
export function webhookProblem(config: WebhookConfig): string | null {
  const { NEXT_WEBHOOK_URL: url, NEXT_WEBHOOK_SECRET: secret } = config;
  if (url === undefined) return null;
  if (secret === undefined) return 'needs NEXT_WEBHOOK_SECRET';
  return config.WEBHOOK_ALLOW_PRIVATE ? null : webhookAddressProblem(url);
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, so that a receiver can tell old messages from new ones. */
export function signatureOf(body: string, seconds: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
