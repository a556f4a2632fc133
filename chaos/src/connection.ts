import { Agent, request } from 'node:http';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  token?: string;
  key?: string;
  body?: unknown;
};
export type HttpResponse = { status: number; body: Record<string, unknown> };
export type Connection = {
  /** Throws unless the whole response arrives in time. */
  send(httpRequest: HttpRequest, limitMs: number): Promise<HttpResponse>;
  close(): void;
};

/** Keep-alive connections to one address. */
export function connectionTo(base: string, sockets: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    send: ({ method, path, token, key, body }, limitMs) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body);
        const sent = request(`${base}${path}`, {
          agent,
          method,
          headers: {
            ...(text
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
              : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(key ? { 'idempotency-key': key } : {}),
          },
        });
        const limit = setTimeout(() => sent.destroy(new Error('timeout')), limitMs);
        const fail = (error: Error) => {
          clearTimeout(limit);
          reject(error);
        };
        sent.on('error', fail);
        sent.on('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('error', fail);
          response.on('aborted', () => fail(new Error('response aborted')));
          response.on('end', () => {
            clearTimeout(limit);
            const text = Buffer.concat(parts).toString();
            try {
              resolve({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : {} });
            } catch {
              reject(new Error('response is not JSON'));
            }
          });
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}
