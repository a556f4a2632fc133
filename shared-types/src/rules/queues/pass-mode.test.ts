import { buildQueue } from '../../../test-data/index.ts';
import { isFreeAccess, passModeInForce } from './pass-mode.ts';

test.each([
  { passMode: 'specific', listOnly: false, inForce: 'specific' },
  { passMode: 'specific', listOnly: true, inForce: 'free' },
  { passMode: 'free', listOnly: true, inForce: 'free' },
] as const)('QUE-064 X-28 a queue ($passMode, free access: $listOnly) asks: $inForce', (row) => {
  expect(passModeInForce(row)).toBe(row.inForce);
});

const queue = (change: object = {}) => buildQueue({ listOnly: true, ...change });

test.each([
  { name: 'free access alone', queues: [queue()], isFree: true },
  { name: 'two of them', queues: [queue(), queue({ id: 12 })], isFree: true },
  { name: 'one that gives numbers', queues: [queue(), queue({ id: 12, listOnly: false })] },
  { name: 'an event', queues: [queue({ type: 'event' })] },
  { name: 'no queue', queues: [] },
])('CON-037 S-19 a place with $name is entered without numbers: $isFree', (row) => {
  expect(isFreeAccess(row)).toBe(row.isFree ?? false);
});
