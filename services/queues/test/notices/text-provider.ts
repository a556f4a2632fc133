import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTextSender } from '../../src/notices/clients/text-messages.ts';
import { createOutsidePost } from '../../src/webhooks/index.ts';

type Body = { from: string; to: string; text: string; reference: string };
type Received = { headers: IncomingHttpHeaders; body: Body };

/** A provider of text messages that answers with these statuses, one after the other, and then accepts. */
export async function openTextProvider() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answers.shift() ?? 202).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    texts: createTextSender({
      url: `http://127.0.0.1:${port}/messages`,
      token: 'token of the tests',
      sender: 'Turno',
      post: createOutsidePost({ allowPrivate: true }),
    }),
    close: () => server.close(),
  };
}
