import { ticketValue } from './ticket-value.ts';

test.each([
  { name: 'a single queue', change: {}, value: '12' },
  { name: 'a child queue', change: { parentQueueId: 4 }, value: 'TA12' },
  { name: 'a pass queue', change: { passMode: 'generic' }, value: 'TA12' },
] as const)('G-44 $name shows $value', ({ change, value }) => {
  const queue = { shortName: 'TA1', passMode: 'free', parentQueueId: null, ...change } as const;
  expect(ticketValue(queue, 12)).toBe(value);
});
