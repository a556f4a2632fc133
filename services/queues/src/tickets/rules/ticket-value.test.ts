import { ticketValue } from './ticket-value.ts';

test.each([
  { name: 'a single queue', change: {}, value: '12' },
  { name: 'a child queue', change: { parentQueueId: 4 }, value: 'B12' },
  { name: 'a pass queue', change: { passMode: 'generic' }, value: 'B12' },
] as const)('S-01 $name shows $value', ({ change, value }) => {
  const queue = { ticketPrefix: 'B', passMode: 'free', parentQueueId: null, ...change } as const;
  expect(ticketValue(queue, 12)).toBe(value);
});
