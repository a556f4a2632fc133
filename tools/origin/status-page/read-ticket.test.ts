import { createTicketReader } from './read-ticket.ts';

const read = createTicketReader('http://gateway.test', 'web');
let written: jest.SpyInstance;

beforeEach(() => {
  written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const answer = (work: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(work);
const throwing = (error: Error) => async () => {
  throw error;
};
const json = (status: number) => async () => Response.json({ id: 7 }, { status });

test.each([
  { when: 'the network fails', work: throwing(new TypeError('fetch failed')) },
  { when: 'it takes too long', work: throwing(new DOMException('late', 'TimeoutError')) },
  { when: 'a proxy answers a page', work: async () => new Response('<html>') },
  { when: 'the gateway fails', work: json(503) },
])('a gateway is away when $when, and that is no fault to tell', async ({ work }) => {
  answer(work);
  expect(await read('code', '10.0.0.1')).toBe('away');
  expect(written).not.toHaveBeenCalled();
});

test.each([
  { fault: 'an answer of another shape', work: json(200) },
  { fault: 'an error of our own', work: throwing(new TypeError('x is undefined')) },
])('the visitor learns that it does not work now, and the log of $fault', async ({ work }) => {
  answer(work);
  expect(await read('code', '10.0.0.1')).toBe('away');
  expect(written).toHaveBeenCalledWith(expect.stringContaining('The ticket of a status page'));
});
