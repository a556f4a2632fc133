import { lineUpAsk } from './line-up-ask.ts';

test('an absent party is one person, and everything asked for tells requests apart', () => {
  expect(lineUpAsk(1, {})).toBe(lineUpAsk(1, { paxCount: 1 }));
  const asks = [
    lineUpAsk(1, {}),
    lineUpAsk(2, {}),
    lineUpAsk(1, { paxCount: 2 }),
    lineUpAsk(1, { displayName: 'Bianchi' }),
    lineUpAsk(1, { phone: '+39 06 5550 1' }),
  ];
  expect(new Set(asks).size).toBe(asks.length);
});
