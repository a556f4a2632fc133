import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

test('DIS-002 the queues of the address, in its order', () => {
  const queues = [20, 21, 22].map((id) => buildQueue({ id }));
  const shown = panelsOf(buildMerchant({ queues }), new Date(), [22, 99, 20]);
  expect(shown.map(({ queueId }) => queueId)).toEqual([22, 20]);
});

/** Rome: summer time began at 02:00 on 29 March and ended at 03:00 on 25 October 2026. */
test.each([
  { at: '2026-03-28T06:59:00Z', opens: '08:00' },
  { at: '2026-03-29T05:59:00Z', opens: '08:00' },
  { at: '2026-03-29T06:00:00Z', opens: undefined },
  { at: '2026-10-24T06:00:00Z', opens: undefined },
  { at: '2026-10-25T06:59:00Z', opens: '08:00' },
  { at: '2026-10-25T07:00:00Z', opens: undefined },
])('S-13 the board opens at 08:00 by the clock on the wall when the clocks change: $at', (row) => {
  const openings = Array.from({ length: 7 }, (_, dayOfWeek) => ({
    id: 1,
    date: null,
    typology: null,
    dayOfWeek,
    start: '08:00',
    end: '20:00',
  }));
  const queues = [buildQueue({ queue_daily_counters: [] })];
  const [shown] = panelsOf(buildMerchant({ queues, openings }), new Date(row.at));
  const { hint } = shown ?? {};
  expect(hint?.kind === 'opens' ? hint.time : undefined).toBe(row.opens);
});
