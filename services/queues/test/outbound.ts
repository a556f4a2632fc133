import webPush from 'web-push';
import type { Deps } from '../src/deps.ts';
import { createPushSender } from '../src/notices/clients/web-push.ts';

type Outbound = {
  calls: object[];
  /** What push services received. */
  pushes: { url: string; headers: Record<string, string>; body: Buffer }[];
  failures: unknown[];
  webhooks: { url: string; headers: Record<string, string>; body: string }[];
  /** What push services answer. */
  pushStatus: number;
  /** What webhooks answer; `null` is no answer. */
  status: number | null;
};

/** Clients of the outside systems that accept and record everything they receive. */
export function recordingOutside(outbound: Outbound): Deps['outside'] {
  return {
    postWebhook: async (url, message) => {
      outbound.webhooks.push({ url, headers: message.headers, body: String(message.body) });
      if (outbound.status === null) throw new Error('no answer');
      return outbound.status;
    },
    sendNextCall: async (id, payload) => {
      outbound.calls.push({ id, ...payload });
    },
    recordFailure: (error) => outbound.failures.push(error),
  };
}

/** Encrypts as the service does, and records what push services receive. */
export function recordingPush(outbound: Outbound): Deps['push'] {
  return createPushSender({
    keys: webPush.generateVAPIDKeys(),
    subject: 'mailto:no-reply@turno.example',
    post: async (url, { headers, body }) => {
      outbound.pushes.push({ url, headers, body: Buffer.from(body) });
      return outbound.pushStatus;
    },
  });
}

export function newOutbound(): Outbound {
  return { calls: [], pushes: [], failures: [], webhooks: [], status: 200, pushStatus: 201 };
}
