import type { PushPayload, PushTarget } from '@turno/shared-types/notices';
import webPush from 'web-push';
import * as z from 'zod';
import type { OutsidePost } from '../../webhooks/index.ts';

type VapidKeys = { publicKey: string; privateKey: string };

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

export const pushConfig = {
  /** The keys that identify this installation to push services; without them the first start generates a pair. */
  VAPID_PUBLIC_KEY: base64url(87).optional(),
  VAPID_PRIVATE_KEY: base64url(43).optional(),
  /** The contact for push services if there is a problem with messages of this installation. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .default('mailto:no-reply@turno.example'),
};
type PushConfig = {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
};

/** The error in this configuration; `null` when there is none. */
export function pushProblem({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: PushConfig): string | null {
  const isHalf = (VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined);
  return isHalf ? 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together' : null;
}

/** The configured keys; `null` without any. */
export function configuredKeys(config: PushConfig): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey };
}

type Sending = {
  payload: PushPayload;
  /** How many seconds a push service keeps the message for a phone that is off. */
  ttl: number;
  /** A newer message with the same topic replaces one that was not delivered yet. */
  topic: string;
};
export type PushSender = ReturnType<typeof createPushSender>;

/** Status codes after which nothing more is sent to a browser: it no longer exists, or rejects our messages. */
const GONE = [400, 401, 403, 404, 410, 413];

/** Sends encrypted messages to browsers by their push services (RFC 8030, 8291, 8292). */
export function createPushSender(parts: { keys: VapidKeys; subject: string; post: OutsidePost }) {
  const { keys, subject, post } = parts;
  return {
    publicKey: keys.publicKey,
    /** Throws errors that justify another attempt. */
    async send(target: PushTarget, { payload, ttl, topic }: Sending): Promise<'sent' | 'gone'> {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        target,
        JSON.stringify(payload),
        {
          vapidDetails: { subject, ...keys },
          TTL: ttl,
          topic,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      );
      const named = Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        `${value}`,
      ]);
      const status = await post(endpoint, { headers: Object.fromEntries(named), body });
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'gone';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}
