import { createEndedSessions } from './ended-sessions.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('IDN-028 one person whose tickets cannot be read keeps no other page from noticing its ended session', async () => {
  const sent: unknown[] = [];
  const errors: unknown[] = [];
  const away = new Error('away');
  const sessions = createEndedSessions({
    store: {
      tickets: {
        findOfUser: async (userId: number) => {
          if (userId === 1) throw away;
          return [];
        },
      },
      merchants: { worksAt: async (userId: number) => [userId * 10] },
    },
    now: () => new Date('2026-11-21T10:00:00Z'),
    isWatched: () => true,
    merchantIds: () => [10, 20],
    send: (merchantId) => sent.push(merchantId),
    onError: (error) => errors.push(error),
  });
  for (const userId of [1, 2]) sessions.record(userId);
  await jest.advanceTimersByTimeAsync(1_000);
  sessions.stop();
  expect({ sent, errors }).toEqual({ sent: [20], errors: [away] });
});
