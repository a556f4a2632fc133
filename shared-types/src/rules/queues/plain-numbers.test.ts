import { hasPlainNumbers, sharesNumbers } from './plain-numbers.ts';

test.each([
  {
    name: 'a single queue',
    parentQueueId: null,
    passMode: 'free',
    type: 'standard',
    isPlain: true,
  },
  {
    name: 'a child of a multi-queue',
    parentQueueId: 4,
    passMode: 'free',
    type: 'standard',
    isPlain: false,
  },
  {
    name: 'a generic pass queue',
    parentQueueId: null,
    passMode: 'generic',
    type: 'standard',
    isPlain: false,
  },
  {
    name: 'a Fast Track',
    parentQueueId: null,
    passMode: 'specific',
    type: 'standard',
    isPlain: false,
  },
  { name: 'an event', parentQueueId: null, passMode: 'free', type: 'event', isPlain: false },
] as const)('S-01 $name has plain numbers: $isPlain', ({ isPlain, ...queue }) => {
  expect(hasPlainNumbers(queue)).toBe(isPlain);
});

const queue = (id: number, change: Partial<Parameters<typeof sharesNumbers>[0]> = {}) => ({
  id,
  parentQueueId: null,
  passMode: 'free' as const,
  type: 'standard' as const,
  multiQueue: false,
  listOnly: false,
  ...change,
});

test.each([
  { name: 'alone', others: [], isShared: false },
  { name: 'beside another single queue', others: [queue(12)], isShared: true },
  { name: 'beside a Fast Track', others: [queue(12, { passMode: 'specific' })], isShared: false },
  { name: 'beside a multi-queue', others: [queue(12, { multiQueue: true })], isShared: false },
  { name: 'beside free access', others: [queue(12, { listOnly: true })], isShared: false },
])('S-01 the numbers of a single queue $name are shared: $isShared', ({ others, isShared }) => {
  expect(sharesNumbers(queue(11), [queue(11), ...others])).toBe(isShared);
});

test('S-01 a multi-queue beside two single queues shares no numbers', () => {
  const family = queue(13, { multiQueue: true });
  expect(sharesNumbers(family, [queue(11), queue(12), family])).toBe(false);
});
