import { hasPlainNumbers } from './plain-numbers.ts';

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
