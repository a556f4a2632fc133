import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status?: number; json?: unknown; text?: string; afterMs?: number };
export type MapServer = Awaited<ReturnType<typeof startMapServer>>;

/** A map service that gives recorded answers over real HTTP, and remembers what it was asked. */
export async function startMapServer() {
  const asked: Asked[] = [];
  let answer: Answer = {};
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body });
    const { status = 200, json, text, afterMs = 0 } = answer;
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(text ?? JSON.stringify(json));
    }, afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    willAnswer(next: Answer): void {
      answer = next;
      asked.length = 0;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
