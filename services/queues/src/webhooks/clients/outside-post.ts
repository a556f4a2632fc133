import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { types } from 'node:util';
import type { WebhookDelivery } from '@turno/shared-types/webhooks';
import { isPublicAddress, webhookAddressProblem } from '../rules/public-address.ts';

type Address = { address: string; family: number };
type Options = {
  /** Allows receivers on this machine, for tests and development. */
  allowPrivate: boolean;
  resolve?: (host: string) => Promise<Address[]>;
};
type Message = { headers: Record<string, string>; body: string | Buffer };
/** Sends a body, JSON unless a header says otherwise, to an outside receiver and returns the status of the response. */
export type OutsidePost = (url: string, message: Message) => Promise<number>;

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 16 * 1_024;

class NotAllowedError extends Error {}

/**
 * Sends without following redirects, and only to a public address. The name is resolved once, and the connection goes to the
 * addresses that were checked. One deadline covers the lookup, the connection and the response.
 */
export function createOutsidePost(options: Options): OutsidePost {
  const { allowPrivate } = options;
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true }));

  async function addressesOf(host: string): Promise<[Address, ...Address[]]> {
    const [first, ...others] = await resolve(host);
    if (!first) throw new Error('The webhook was not called: its host name has no address.');
    const isInside = [first, ...others].some(({ address }) => !isPublicAddress(address));
    if (isInside && !allowPrivate)
      throw new NotAllowedError('The webhook is not called: inside a network.');
    return [first, ...others];
  }

  const checkedLookup: LookupFunction = (host, { all }, done) => {
    addressesOf(host).then(
      (found) => (all ? done(null, found) : done(null, found[0].address, found[0].family)),
      (error) => done(error, ''),
    );
  };

  return async (url, message) => {
    const target = new URL(url);
    // Also checks hosts that are IP addresses, which are never looked up.
    const problem = allowPrivate ? null : webhookAddressProblem(url);
    if (problem) throw new NotAllowedError(`The webhook is not called: ${problem}.`);
    return post(target, message, checkedLookup);
  };
}

/** Why an attempt got no response. */
export function problemOf(error: unknown): WebhookDelivery['attempts'][number]['problem'] {
  if (error instanceof NotAllowedError) return 'not_allowed';
  return types.isNativeError(error) && error.name === 'AbortError' ? 'timeout' : 'unreachable';
}

function post(
  target: URL,
  { headers, body }: Message,
  checkedLookup: LookupFunction,
): Promise<number> {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const all = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'turno-webhook/1',
    ...headers,
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    let status: number | null = null;
    // Only the status matters, however the body ends: at the deadline, with its connection, or never.
    const fail = (error: Error) => (status === null ? reject(error) : resolve(status));
    const request = send(
      target,
      { method: 'POST', headers: all, lookup: checkedLookup, agent: false, signal },
      (response) => {
        const answered = response.statusCode ?? 0;
        status = answered;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_ANSWER_BYTES) request.destroy();
        });
        response.on('close', () => resolve(answered));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
