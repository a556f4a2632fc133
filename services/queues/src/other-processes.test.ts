import type { BusEvent } from '@turno/shared-types';
import { followOthers } from './other-processes.ts';

/** Caches that note what they are told. */
function notingCaches() {
  const told: unknown[] = [];
  const note =
    (...what: string[]) =>
    (...args: unknown[]) =>
      void told.push([...what, ...args]);
  const cache = (name: string) => ({
    invalidate: note(name, 'invalidate'),
    invalidateAll: note(name, 'invalidateAll'),
    follow: note(name, 'follow'),
  });
  const counters = {
    recordExistence: note('counters', 'record'),
    invalidateExistence: note('counters', 'invalidateAll'),
  };
  const others = followOthers({
    merchants: cache('merchants'),
    tickets: cache('tickets'),
    counters,
  });
  return { told, ...others };
}

const ids = { merchantId: 1, queueId: 2, queueDailyCounterId: 3 };
const exists = ['counters', 'record', 3];

test.each<{ name: string; event: BusEvent; told: unknown[] }>([
  {
    name: 'a queue that changed',
    event: { type: 'queue-changed', ...ids },
    told: [exists, ['tickets', 'invalidate', 3]],
  },
  {
    name: 'people who joined or left',
    event: { type: 'queue-changed', ...ids, numbers: [7, 8] },
    told: [exists, ['tickets', 'follow', 3, [7, 8]]],
  },
  {
    name: 'a ticket that changed',
    event: { type: 'ticket-changed', ...ids, counter: 7 },
    told: [exists, ['tickets', 'follow', 3, [7]]],
  },
  { name: 'a screen', event: { type: 'device-changed', merchantId: 1, deviceId: 9 }, told: [] },
])('S-15 $name at another process concerns the caches of that counter alone', ({ event, told }) => {
  const others = notingCaches();
  others.onEvent(event, { isOwn: true });
  expect(others.told).toEqual([]);
  others.onEvent(event, { isOwn: false });
  expect(others.told).toEqual(told);
});

test('S-15 a merchant that changed is read again, whichever process changed it', () => {
  for (const isOwn of [true, false]) {
    const { onEvent, told } = notingCaches();
    onEvent({ type: 'merchant-changed', merchantId: 1 }, { isOwn });
    expect(told).toEqual([['merchants', 'invalidate', 1]]);
  }
});

test('S-15 after missed events every cache is read again', () => {
  const { invalidateAll, told } = notingCaches();
  invalidateAll();
  expect(told).toEqual(['merchants', 'tickets', 'counters'].map((each) => [each, 'invalidateAll']));
});
