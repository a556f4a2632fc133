import { createToastQueue, showToastIn } from './toast-queue.ts';

test('ERR-002, CST-015 a toast stays 3 s, one of the catalogue of errors 2 s, or its own duration', () => {
  const queue = createToastQueue();
  const toast = showToastIn(() => queue);
  toast('Coda in pausa');
  toast.success('Preferenza salvata');
  toast.error('Biglietto non processabile');
  toast.warning('Sono stati trovati più pass', { durationMs: 6_000 });
  expect(queue.take().map(({ kind, durationMs }) => [kind, durationMs])).toEqual([
    ['info', 3_000],
    ['success', 3_000],
    ['error', 2_000],
    ['warning', 6_000],
  ]);
  expect(queue.take()).toEqual([]);
});

test('a toast that was shown before the page’s frame subscribed is not lost', () => {
  const queue = createToastQueue();
  const notified = jest.fn();
  queue.subscribe(notified);
  expect(notified).not.toHaveBeenCalled();
  showToastIn(() => queue)('Coda in pausa');
  queue.subscribe(notified);
  expect(notified).toHaveBeenCalledTimes(2);
});

test('without a mount a toast is dropped', () => {
  expect(() => showToastIn(() => null)('Coda in pausa')).not.toThrow();
});
