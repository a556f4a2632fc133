import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutsidePost } from './outside-post.ts';

afterEach(() => jest.restoreAllMocks());

const MESSAGE = { headers: {}, body: '{}' };

/** What sending to a receiver that answers so resolves to; the deadline comes when the receiver calls `expire`. */
async function sentTo(answer: (expire: () => void) => RequestListener): Promise<number> {
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  const server = createServer(answer(() => deadline.abort()));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  try {
    const post = createOutsidePost({ allowPrivate: true });
    return await post(`http://127.0.0.1:${port}/`, MESSAGE);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Once a client has received what was written. */
const soon = (act: () => void) => setTimeout(act, 50);

test.each([200, 500])(
  'QUE-047 the status %d counts, although its body never ends',
  async (status) => {
    const sent = sentTo((expire) => (_request, response) => {
      response.writeHead(status).write('x');
      soon(expire);
    });
    expect(await sent).toBe(status);
  },
);

test('QUE-047 the status counts, although the connection ends within the body', async () => {
  const sent = sentTo(() => (_request, response) => {
    response.writeHead(202, { 'content-length': 100 }).write('x');
    soon(() => response.destroy());
  });
  expect(await sent).toBe(202);
});

test('QUE-047 a receiver that is gone before its status has not answered', async () => {
  const late = sentTo((expire) => () => expire());
  await expect(late).rejects.toThrow();
  const gone = sentTo(() => (_request, response) => response.destroy());
  await expect(gone).rejects.toThrow();
});
