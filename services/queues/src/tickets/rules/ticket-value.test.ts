import { ticketValue } from './ticket-value.ts';

test.each([
  { name: 'a single queue', change: {}, value: '12' },
  { name: 'a child queue', change: { parentQueueId: 4 }, value: 'B12' },
  { name: 'a pass queue', change: { passMode: 'generic' }, value: 'B12' },
] as const)('S-01 $name shows $value', ({ change, value }) => {
  const standard = {
    ticketPrefix: 'B',
    passMode: 'free',
    parentQueueId: null,
    type: 'standard',
  } as const;
  const queue = { ...standard, ...change } as const;
  expect(ticketValue(queue, 12)).toBe(value);
});

test('S-01 shows of two events have different values at every minute of a day', () => {
  const times = Array.from({ length: 1_440 }, (_, at) =>
    [Math.floor(at / 60), at % 60].map((each) => String(each).padStart(2, '0')).join(':'),
  );
  const others = [
    { ticketPrefix: 'AR', passMode: 'free', parentQueueId: null, type: 'event' },
    { ticketPrefix: 'AL', passMode: 'free', parentQueueId: null, type: 'event' },
  ] as const;
  const values = [
    ...others.flatMap((queue) =>
      times.flatMap((time) => [1, 11].map((n) => ticketValue(queue, n, time))),
    ),
    ...['A', 'B', 'ARA', 'CA'].flatMap((ticketPrefix) =>
      [1, 11].map((n) =>
        ticketValue(
          { ticketPrefix, passMode: 'generic', parentQueueId: null, type: 'standard' },
          n,
        ),
      ),
    ),
  ];
  expect(new Set(values).size).toBe(values.length);
  expect(ticketValue(others[0], 3, '11:15')).toBe('ARLD3');
  expect(ticketValue(others[0], 3, '11:17')).toBe('ARLDN3');
});
