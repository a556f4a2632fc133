import { passModeInForce } from './pass-mode.ts';

test.each([
  { passMode: 'specific', listOnly: false, inForce: 'specific' },
  { passMode: 'specific', listOnly: true, inForce: 'free' },
  { passMode: 'free', listOnly: true, inForce: 'free' },
] as const)('QUE-064 X-28 a queue ($passMode, free access: $listOnly) asks: $inForce', (row) => {
  expect(passModeInForce(row)).toBe(row.inForce);
});
