import { Agent, request } from 'node:http';

export type Question = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  token?: string;
  key?: string;
  body?: unknown;
};
export type Answer = { status: number; body: Record<string, unknown> };
export type Connection = {
  /** Throws when no whole answer came in time. */
  ask(question: Question, limitMs: number): Promise<Answer>;
  close(): void;
};

/** Connections to one address that stay open, as browsers keep them. */
export function connectionTo(base: string, sockets: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    ask: ({ method, path, token, key, body }, limitMs) =>
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
        const limit = setTimeout(() => sent.destroy(new Error('no answer in time')), limitMs);
        const fail = (error: Error) => {
          clearTimeout(limit);
          reject(error);
        };
        sent.on('error', fail);
        sent.on('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('error', fail);
          response.on('aborted', () => fail(new Error('the answer broke off')));
          response.on('end', () => {
            clearTimeout(limit);
            const answer = Buffer.concat(parts).toString();
            try {
              resolve({ status: response.statusCode ?? 0, body: answer ? JSON.parse(answer) : {} });
            } catch {
              reject(new Error('the answer is no JSON'));
            }
          });
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}
