import type { BusEvent } from '@turno/shared-types';
import { followDeletions } from './follow-deletions.ts';

test('a deletion is confirmed once it is done, and a failed one is left to the next announcement', async () => {
  const listeners = new Set<(event: BusEvent) => void>();
  const published: BusEvent[] = [];
  const erase = jest.fn(async (_userId: number) => undefined);
  const onError = jest.fn();
  const stop = followDeletions({
    bus: {
      publish: async (event) => void published.push(event),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    service: 'queues',
    erase,
    onError,
  });
  const announce = async (userId: number) => {
    for (const listener of listeners) listener({ type: 'user-deleted', userId });
    await new Promise((resolve) => setImmediate(resolve));
  };
  erase.mockRejectedValueOnce(new Error('away'));
  await announce(5);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(published).toEqual([]);
  await announce(5);
  expect(published).toEqual([{ type: 'user-erased', userId: 5, service: 'queues' }]);
  stop();
  await announce(6);
  expect(erase).toHaveBeenCalledTimes(2);
});
