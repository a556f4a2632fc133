import * as z from 'zod';
import type { OutsidePost } from '../../webhooks/index.ts';

/** The configuration of the provider of text messages; without an address none are sent. */
export const textConfig = {
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** The sender's number or name that receivers see. */
  SMS_SENDER: z
    .string()
    .regex(/^(\+?\d{3,15}|[\w .&-]{1,11})$/)
    .optional(),
};
type TextConfig = {
  SMS_URL?: string | undefined;
  SMS_TOKEN?: string | undefined;
  SMS_SENDER?: string | undefined;
};

/** The error in this configuration; `null` when there is none. */
export function textProblem({ SMS_URL, SMS_TOKEN, SMS_SENDER }: TextConfig): string | null {
  const given = [SMS_URL, SMS_TOKEN, SMS_SENDER].filter((value) => value !== undefined).length;
  return given === 0 || given === 3 ? null : 'SMS_URL, SMS_TOKEN and SMS_SENDER are set together';
}

type TextMessage = {
  /** The same for each attempt, so that a provider which recognises it sends one message. */
  id: string;
  /** E.164: `+390612345`. */
  to: string;
  text: string;
};
export type TextSender = (message: TextMessage) => Promise<'sent' | 'refused'>;

/** Status codes after which nothing more is sent to a number: it does not exist or has opted out. */
const REFUSED = [400, 404, 410, 422];

/** Sends through the provider's HTTP interface; throws errors that justify another attempt. */
export function createTextSender(parts: {
  url: string;
  token: string;
  sender: string;
  post: OutsidePost;
}): TextSender {
  const { url, token, sender, post } = parts;
  return async ({ id, to, text }) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id };
    const body = JSON.stringify({ from: sender, to, text, reference: id });
    const status = await post(url, { headers, body });
    if (status >= 200 && status < 300) return 'sent';
    if (REFUSED.includes(status)) return 'refused';
    throw new Error(`The provider of text messages answered ${status}.`);
  };
}

/** The configured sender; `null` without a provider. */
export function textSenderOf(config: TextConfig, post: OutsidePost): TextSender | null {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender } = config;
  if (url === undefined || token === undefined || sender === undefined) return null;
  return createTextSender({ url, token, sender, post });
}
