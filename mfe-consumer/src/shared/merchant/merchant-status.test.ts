import type { Queue } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import type { Words } from '../../locales/texts.ts';
import { hoursNote, merchantStatus } from './merchant-status.tsx';

const NOON = new Date('2026-11-21T12:00:00+01:00');
const queue = (id: number, change: Parameters<typeof buildCounter>[0] = {}) =>
  buildQueue({ id, queue_daily_counters: [buildCounter({ queueId: id, ...change })] });

describe('CON-007: the best that any queue offers', () => {
  test.each([
    ['one open queue among paused ones', [queue(1, { paused: true }), queue(2)], 'open'],
    ['paused before closed', [queue(1, { closed: true }), queue(2, { paused: true })], 'paused'],
    ['all closed', [queue(1, { closed: true })], 'closed'],
    ['no queue at all', [], 'closed'],
  ] as const)('%s', (_, queues, label) => {
    expect(merchantStatus(buildMerchant({ queues: [...queues] }), NOON).label).toBe(label);
  });

  test('a later opening comes with its time', () => {
    const openings = [
      { id: 1, dayOfWeek: 6, date: null, start: '15:30', end: '18:00', typology: null },
    ];
    expect(merchantStatus(buildMerchant({ openings }), NOON)).toEqual({
      label: 'opens',
      opensAt: '15:30',
    });
  });
});

test('CON-007 a place whose queues were removed names no opening', () => {
  const words = { t: ((key: string) => key) as unknown as Words, language: 'it' };
  const note = (queues: Queue[]) => hoursNote(words, buildMerchant({ queues }), 'closed', NOON);
  expect(note([queue(1, { closed: true })])).toBe('queue.opensTomorrow');
  expect(note([])).toBeNull();
});
