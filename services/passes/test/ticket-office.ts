import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@turno/kit';
import { ERRORS } from '@turno/shared-types';
import type { EmbeddedProvider } from '../src/provider/store.ts';

export const OFFICE_SECRET = 'the secret of the ticket office';

/** What goes wrong with a request; `lost` carries it out and loses the reply. */
export type Fault = 'lost' | 'silent' | 'unavailable' | 'no JSON' | 'wrong form' | 'unknown error';

/** A ticket office over HTTP in front of an embedded one; each request takes the next fault. */
export async function startTicketOffice(office: EmbeddedProvider) {
  const faults: (Fault | null)[] = [];
  const requests: { url: string; key: string | null }[] = [];

  const server = createServer(async (request, response) => {
    const [, , code = '', action] = (request.url ?? '').split('/').map(decodeURIComponent);
    const key = request.headers['idempotency-key'];
    requests.push({ url: request.url ?? '', key: typeof key === 'string' ? key : null });
    if (request.headers.authorization !== `Bearer ${OFFICE_SECRET}`)
      return reply(response, 401, {});
    const fault = faults.shift() ?? null;
    if (fault === 'silent') return;
    if (fault === 'unavailable') return reply(response, 503, {});
    if (fault === 'no JSON') return response.end('<html>');
    if (fault === 'wrong form') return reply(response, 200, { code, used: '3' });
    if (fault === 'unknown error') return reply(response, 422, { error_code: 'forbidden' });
    const { status, body } = await decide(office, code, action, await bodyOf(request));
    return fault === 'lost' ? response.destroy() : reply(response, status, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Sent = { useId: string; at: string };

async function decide(
  office: EmbeddedProvider,
  code: string,
  action: string | undefined,
  sent: Sent,
) {
  const use = { code, useId: sent.useId, at: new Date(sent.at) };
  try {
    if (action === 'use') return { status: 200, body: await office.use(use) };
    if (action === 'undo') return { status: 200, body: await office.undo(use) };
    return { status: 200, body: await office.find(code) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: ERRORS[error.code].status, body: { error_code: error.code } };
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}');
}
