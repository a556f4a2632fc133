import { isEnded } from './is-ended.ts';

const slots = [
  { start: '09:00', end: '13:00' },
  { start: '15:00', end: '20:00' },
];

test.each([
  { name: 'closed between two openings', day: { minutes: 14 * 60 }, ended: false },
  { name: 'closed in the last minute', day: { minutes: 20 * 60 - 1 }, ended: false },
  { name: 'closed after the last opening', day: { minutes: 20 * 60 }, ended: true },
  { name: 'still open then', day: { minutes: 21 * 60, closed: false }, ended: false },
  { name: 'closed on a day without openings', day: { minutes: 600, slots: [] }, ended: true },
])('MER-027 X-02 a queue $name is ended: $ended', ({ day, ended }) => {
  expect(isEnded({ closed: true, slots, ...day })).toBe(ended);
});
