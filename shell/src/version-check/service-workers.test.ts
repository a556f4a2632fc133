import { removeServiceWorkers } from './service-workers.ts';

test('SHL-026 every service worker is unregistered', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  const registration = { unregister } as unknown as ServiceWorkerRegistration;
  await removeServiceWorkers({ getRegistrations: async () => [registration, registration] });
  expect(unregister).toHaveBeenCalledTimes(2);
});

test('SHL-026 a browser without service workers, or one that forbids the question, is left alone', async () => {
  await removeServiceWorkers(undefined);
  await removeServiceWorkers({ getRegistrations: () => Promise.reject(new Error('denied')) });
});
