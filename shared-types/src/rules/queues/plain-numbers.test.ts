import { hasPlainNumbers } from './plain-numbers.ts';

test.each([
  { name: 'a single queue', parentQueueId: null, passMode: 'free', isPlain: true },
  { name: 'a child of a multi-queue', parentQueueId: 4, passMode: 'free', isPlain: false },
  { name: 'a generic pass queue', parentQueueId: null, passMode: 'generic', isPlain: false },
  { name: 'a Fast Track', parentQueueId: null, passMode: 'specific', isPlain: false },
] as const)('S-01 $name has plain numbers: $isPlain', ({ isPlain, ...queue }) => {
  expect(hasPlainNumbers(queue)).toBe(isPlain);
});
