import { lineUpAsk } from './line-up-ask.ts';

test('an absent party is one person, and everything asked for tells requests apart', () => {
  expect(lineUpAsk(1, {}, null)).toBe(lineUpAsk(1, { paxCount: 1 }, null));
  const asks = [
    lineUpAsk(1, {}, null),
    lineUpAsk(2, {}, null),
    lineUpAsk(1, { paxCount: 2 }, null),
    lineUpAsk(1, { displayName: 'Bianchi' }, null),
    lineUpAsk(1, { phone: '+39 06 5550 1' }, null),
    lineUpAsk(1, {}, '19:00'),
    lineUpAsk(1, { passOwners: [{ id: 1, passId: 2 }] }, null),
    lineUpAsk(1, { passOwners: [{ id: 1, passId: 3 }] }, null),
  ];
  expect(new Set(asks).size).toBe(asks.length);
});
