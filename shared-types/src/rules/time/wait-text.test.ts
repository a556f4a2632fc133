import { waitText } from './wait-text.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { name: 'unknown is hidden', seconds: null, text: { kind: 'hidden' } },
  { name: 'below zero is hidden', seconds: -1, text: { kind: 'hidden' } },
  { name: 'zero is a few seconds', seconds: 0, text: { kind: 'few-seconds' } },
  { name: 'at least one minute', seconds: 5, text: { kind: 'minutes', minutes: 1 } },
  { name: 'the nearer minute below', seconds: 149, text: { kind: 'minutes', minutes: 2 } },
  { name: 'the nearer minute above', seconds: 150, text: { kind: 'minutes', minutes: 3 } },
  { name: 'minutes below half an hour', seconds: 1_799, text: { kind: 'minutes', minutes: 30 } },
  {
    name: 'a clock time from half an hour on',
    seconds: 1_800,
    text: { kind: 'clock', at: new Date('2026-11-21T10:30:00Z') },
  },
])('CON-053 CST-007 $name', ({ seconds, text }) => {
  expect(waitText(seconds, NOW)).toEqual(text);
});
