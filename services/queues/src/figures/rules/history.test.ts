import { historyOf } from './history.ts';

test('G-42 the history of a queue is made of its settings, its calls and the hours of the day', () => {
  const executedAt = new Date('2026-11-21T10:00:00Z');
  const day = { date: '2026-11-21', secondsOfDay: 0, slots: [{ start: '00:10', end: '24:00' }] };
  const parts = {
    queue: { capacity: 2, defaultWaitingTime: 60 },
    called: [{ executedAt }],
    day,
    now: new Date('2026-11-21T09:59:59.500Z'),
  };
  const history = {
    capacity: 2,
    defaultWaitingTime: 60,
    calledAt: [executedAt],
    secondsUntilOpening: 600,
  };
  expect(historyOf({ ...parts, slot: null })).toEqual({ ...history, secondsUntilShow: null });
  const slot = { startsAt: executedAt };
  expect(historyOf({ ...parts, slot })).toEqual({ ...history, secondsUntilShow: 1 });
});
