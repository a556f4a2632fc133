import { lastUseInQueues, unusedUntil } from './rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test('STA-010 owners are notified thirty days before two years have passed since the last use', () => {
  expect(unusedUntil(NOW)).toEqual({
    toNotify: { usedUntil: new Date('2024-12-21T10:00:00Z') },
    toErase: {
      usedUntil: new Date('2024-11-21T10:00:00Z'),
      notifiedUntil: new Date('2026-10-22T10:00:00Z'),
    },
  });
});

const [older, newer] = ['2024-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
test.each([
  { name: 'nothing', tickets: [], merchants: [], use: null },
  {
    name: 'tickets: the newest',
    tickets: [{ createdAt: newer }, { createdAt: older }],
    merchants: [],
    use: newer,
  },
  {
    name: 'a merchant that can be used',
    tickets: [{ createdAt: older }],
    merchants: [{ isClosedForGood: true }, { isClosedForGood: false }],
    use: NOW.toISOString(),
  },
  {
    name: 'merchants that closed for good',
    tickets: [],
    merchants: [{ isClosedForGood: true }],
    use: null,
  },
])('STA-010 the last use of an account with $name', ({ tickets, merchants, use }) => {
  expect(lastUseInQueues({ tickets, merchants }, NOW)?.toISOString() ?? null).toBe(use);
});
