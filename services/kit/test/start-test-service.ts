import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call, CallInput } from '@turno/shared-types';
import type { Express } from 'express';
import { announceStop } from '../src/lifecycle.ts';
import { addressOf } from '../src/service-client.ts';

type Sent = {
  token?: string;
  idempotencyKey?: string;
  internalSecret?: string;
  locale?: string;
  headers?: Record<string, string>;
};
type Answer = {
  status: number;
  headers: Headers;
  /** Parsed JSON, as loose as the wire. */
  body: ReturnType<typeof JSON.parse>;
};

export type TestService = {
  url: string;
  /** Sends a call as any client would; nothing is parsed or thrown, so that tests can inspect error responses. */
  call<C extends Call>(call: C, input?: Partial<CallInput<C>>, sent?: Sent): Promise<Answer>;
  close(): Promise<void>;
};

/** Serves an app on a free local port. */
export async function startTestService(app: Express): Promise<TestService> {
  const server = createServer(app);
  // Longer than a busy machine stops a test, so that no client sends over a connection that the server is closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async call(call, input = {}, sent = {}) {
      const response = await fetch(url + addressOf(call, input), {
        method: call.method,
        headers: headersOf(sent),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      };
    },
    async close() {
      announceStop(app);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function headersOf(sent: Sent): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
    ...(sent.idempotencyKey ? { 'idempotency-key': sent.idempotencyKey } : {}),
    ...(sent.internalSecret ? { 'x-internal-secret': sent.internalSecret } : {}),
    ...(sent.locale ? { 'accept-language': sent.locale } : {}),
    ...sent.headers,
  };
}
