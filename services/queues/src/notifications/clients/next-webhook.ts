import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import * as z from 'zod';
import { isPublicAddress, webhookAddressProblem } from '../rules/public-address.ts';

type Address = { address: string; family: number };
type WebhookOptions = {
  url: string;
  secret: string;
  /** Lets the receiver be on this machine, for tests and development. */
  allowPrivate: boolean;
  resolve?: (host: string) => Promise<Address[]>;
  now?: () => number;
};
export type NextWebhook = ReturnType<typeof createNextWebhook>;

/** G-48 */
export const webhookConfig = {
  /** The receiver of calls; absent sends none. */
  NEXT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs each request to it. */
  NEXT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Lets the receiver be on this machine or in its network: for tests and development. */
  NEXT_WEBHOOK_ALLOW_PRIVATE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
};
type WebhookConfig = {
  NEXT_WEBHOOK_URL?: string | undefined;
  NEXT_WEBHOOK_SECRET?: string | undefined;
  NEXT_WEBHOOK_ALLOW_PRIVATE: boolean;
};

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 16 * 1_024;

/**
 * Sends a call to a receiver outside: signed, without following redirects, and only at an address of the open
 * Internet. The name is resolved once, and the connection goes to the address that was looked at.
 */
export function createNextWebhook(options: WebhookOptions) {
  const { url, secret, allowPrivate, now = Date.now } = options;
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true }));

  async function addressOf(target: URL): Promise<Address> {
    const problem = allowPrivate ? null : webhookAddressProblem(url);
    if (problem) throw new Error(`The webhook is not called: ${problem}.`);
    const found = await resolve(target.hostname.replace(/^\[|\]$/g, ''));
    const isInside = found.some(({ address }) => !isPublicAddress(address));
    if (isInside && !allowPrivate) throw new Error('The webhook is not called: inside a network.');
    const [first] = found;
    if (!first) throw new Error('The webhook is not called: its name has no address.');
    return first;
  }

  return async (eventId: string, payload: object): Promise<void> => {
    const target = new URL(url);
    const body = JSON.stringify({ id: eventId, ...payload });
    const signature = signatureOf(body, Math.floor(now() / 1_000), secret);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'turno-webhook/1',
      'x-turno-event': eventId,
      'x-turno-signature': signature,
    };
    await post(target, await addressOf(target), { headers, body });
  };
}

/** The webhook as it is configured; `null` without an address. */
export function webhookOf(config: WebhookConfig): NextWebhook | null {
  const { NEXT_WEBHOOK_URL: url, NEXT_WEBHOOK_SECRET: secret } = config;
  if (url === undefined || secret === undefined) return null;
  return createNextWebhook({ url, secret, allowPrivate: config.NEXT_WEBHOOK_ALLOW_PRIVATE });
}

/** Why this configuration cannot work; `null` when it can. */
export function webhookProblem(config: WebhookConfig): string | null {
  const { NEXT_WEBHOOK_URL: url, NEXT_WEBHOOK_SECRET: secret } = config;
  if (url === undefined) return null;
  if (secret === undefined) return 'needs NEXT_WEBHOOK_SECRET';
  return config.NEXT_WEBHOOK_ALLOW_PRIVATE ? null : webhookAddressProblem(url);
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, so that a receiver can tell old messages from new ones. */
export function signatureOf(body: string, seconds: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

function post(
  target: URL,
  checked: Address,
  { headers, body }: { headers: Record<string, string | number>; body: string },
): Promise<void> {
  // Whatever the name points to by now, the connection goes where it was checked.
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [checked]);
    else done(null, checked.address, checked.family);
  };
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const request = send(
      target,
      { method: 'POST', headers, lookup: pinned, agent: false, signal },
      (response) => {
        const { statusCode = 0 } = response;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_ANSWER_BYTES) request.destroy(new Error('The receiver says too much.'));
        });
        response.on('error', reject);
        response.on('end', () => {
          const isTaken = statusCode >= 200 && statusCode < 300;
          if (isTaken) resolve();
          else reject(new Error(`The receiver answered ${statusCode}.`));
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
