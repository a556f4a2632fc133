import { buildMerchant } from '../../test/factories.ts';
import { createWatchedDays, createWatchers } from './watchers.ts';

const EVENING = new Date('2026-11-21T20:00:00Z');
const MIDNIGHT = new Date('2026-11-21T23:00:00Z');

/** Two watched merchants on an evening. */
function evening() {
  const clock = { now: EVENING };
  const watched = new Set<number>();
  const days = createWatchedDays(
    () => clock.now,
    (id) => watched.has(id),
  );
  const merchants = [buildMerchant(), buildMerchant({ timezone: 'Asia/Tokyo' })] as const;
  for (const merchant of merchants) {
    watched.add(merchant.id);
    days.begin(merchant);
  }
  return { clock, days, watched, merchants };
}

test('QUE-041 a day has turned until its watchers are told, by the clock of each merchant', () => {
  const { clock, days, merchants } = evening();
  const [rome, tokyo] = merchants;
  expect(days.turned(merchants)).toEqual([]);
  clock.now = MIDNIGHT;
  const turned = [{ id: rome.id, date: '2026-11-22' }];
  expect(days.turned(merchants)).toEqual(turned);
  // Somebody else begins to watch before the others are told.
  days.begin(rome);
  expect(days.turned(merchants)).toEqual(turned);
  for (const day of turned) days.recordTold(day);
  expect(days.turned(merchants)).toEqual([]);
  clock.now = new Date('2026-11-22T15:00:00Z');
  expect(days.turned(merchants)).toEqual([{ id: tokyo.id, date: '2026-11-23' }]);
});

test('QUE-041 who watches a merchant again knows its day from then on', () => {
  const { clock, days, watched, merchants } = evening();
  const [rome] = merchants;
  watched.delete(rome.id);
  clock.now = MIDNIGHT;
  expect(days.turned([])).toEqual([]);
  watched.add(rome.id);
  days.begin(rome);
  expect(days.turned([rome])).toEqual([]);
});

test('QUE-041 a merchant is watched until the last watcher leaves, who may leave twice', () => {
  const watchers = createWatchers();
  const leaveFirst = watchers.join(1, () => undefined);
  const leaveSecond = watchers.join(1, () => undefined);
  leaveFirst();
  expect(watchers.isWatched(1)).toBe(true);
  leaveSecond();
  expect([watchers.isWatched(1), watchers.merchantIds()]).toEqual([false, []]);
  const seen = jest.fn();
  watchers.join(1, seen);
  leaveSecond();
  watchers.send(1, { type: 'merchant-changed', merchantId: 1 });
  expect(seen).toHaveBeenCalledTimes(1);
});
