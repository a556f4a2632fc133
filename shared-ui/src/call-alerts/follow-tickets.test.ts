import type { Ticket } from '@turno/shared-types';
import { buildTicket } from '@turno/shared-types/test-data';
import { createHttp } from '@turno/shared-ui/http';
import { buildRemoteProps, fakeEventSources } from '@turno/shared-ui/test';
import { followTickets } from './follow-tickets.ts';

const fake = fakeEventSources();
const { fetch } = globalThis;
let isAway = false;
let asked = 0;
beforeEach(() => {
  fake.streams.length = 0;
  isAway = true;
  asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json([buildTicket({ executedAt: null })]);
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});
afterAll(() => fake.restore());

function follow() {
  const seen: (readonly Ticket[])[] = [];
  const http = createHttp(buildRemoteProps().props);
  const followed = followTickets({ http, userId: 77, onTickets: (next) => seen.push(next) });
  return { seen, ...followed };
}

test('S-17 a page that was opened without a network follows the tickets once it is back', async () => {
  const { seen, stop } = follow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).not.toEqual([]);
  expect(fake.streams).toHaveLength(1);
  stop();
});

test('S-17 the browser’s word that the network is back has the tickets read at once', async () => {
  const { seen, stop } = follow();
  await jest.advanceTimersByTimeAsync(9_000);
  isAway = false;
  const before = asked;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toBe(before + 1);
  expect(seen).toHaveLength(1);
  stop();
});

test('CST-003 a slow answer is waited for: no second request during it, nor at once after it', async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const { refresh, stop } = follow();
  await jest.advanceTimersByTimeAsync(0);
  const reply = async () => {
    answer(Response.json([buildTicket({ executedAt: null })]));
    await jest.advanceTimersByTimeAsync(0);
  };
  await reply();
  // Two ticks: the second one finds the request of the first under way.
  await jest.advanceTimersByTimeAsync(12_000);
  expect(asked).toBe(2);
  await reply();
  expect(asked).toBe(2);
  refresh();
  await jest.advanceTimersByTimeAsync(0);
  // What has changed during a request is not in its answer.
  refresh();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toBe(3);
  await reply();
  expect(asked).toBe(4);
  stop();
});

test.each([
  { merchantId: buildTicket().merchant.id, reads: 1 },
  { merchantId: 999, reads: 0 },
])(
  'S-17 a change of merchant $merchantId, such as of a name, has tickets read: $reads',
  async ({ merchantId, reads }) => {
    isAway = false;
    const { stop } = follow();
    await jest.advanceTimersByTimeAsync(0);
    fake.streams.at(-1)?.open();
    await jest.advanceTimersByTimeAsync(0);
    const before = asked;
    fake.streams.at(-1)?.say({ type: 'merchant-changed', merchantId });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toBe(before + reads);
    stop();
  },
);
