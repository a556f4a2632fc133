import { paceOf } from './pace.ts';

test('G-42 the pace of a queue is made of its settings, its calls and the hours of the day', () => {
  const executedAt = new Date('2026-11-21T10:00:00Z');
  const day = { date: '2026-11-21', secondsOfDay: 0, slots: [{ start: '00:10', end: '24:00' }] };
  expect(paceOf({ capacity: 2, defaultWaitingTime: 60 }, [{ executedAt }], day)).toEqual({
    capacity: 2,
    defaultWaitingTime: 60,
    calledAt: [executedAt],
    secondsUntilOpening: 600,
  });
});
