import { createToastQueue, showToastIn } from './toast-queue.ts';

test('ERR-002, CST-015 a toast stays 3 s, what the catalogue of errors says 2 s, or as long as told', () => {
  const queue = createToastQueue();
  const toast = showToastIn(() => queue);
  toast('Coda in pausa');
  toast.success('Preferenza salvata');
  toast.error('Biglietto non processabile');
  toast.warning('Sono stati trovati più biglietti', { durationMs: 6_000 });
  expect(queue.take().map(({ kind, durationMs }) => [kind, durationMs])).toEqual([
    ['info', 3_000],
    ['success', 3_000],
    ['error', 2_000],
    ['warning', 6_000],
  ]);
  expect(queue.take()).toEqual([]);
});

test('without a mount to show it in, a toast is nobody’s', () => {
  expect(() => showToastIn(() => null)('Coda in pausa')).not.toThrow();
});
