import { freshness } from './board-header.tsx';

const NOW = 1_000_000;

test.each([
  { name: 'the stream is live', liveState: 'live', hasFailed: false, ago: 600, is: 'live' },
  { name: 'asking works', liveState: 'polling', hasFailed: false, ago: 5, is: 'polling' },
  {
    name: 'a short break',
    liveState: 'reconnecting',
    hasFailed: false,
    ago: 5,
    is: 'reconnecting',
  },
  { name: 'a long break', liveState: 'reconnecting', hasFailed: false, ago: 21, is: 'stale' },
  { name: 'asking fails', liveState: 'polling', hasFailed: true, ago: 1, is: 'stale' },
  {
    name: 'the stream is live, asking failed',
    liveState: 'live',
    hasFailed: true,
    ago: 1,
    is: 'stale',
  },
] as const)('CST-003 $name: $is', ({ liveState, hasFailed, ago, is }) => {
  expect(freshness({ liveState, hasFailed, updatedAt: NOW - ago * 1_000, now: NOW })).toBe(is);
});
