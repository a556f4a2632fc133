import { removeServiceWorkers } from './service-workers.ts';

function registrationOf(script: string) {
  const unregister = jest.fn(() => Promise.resolve(true));
  const registration = {
    unregister,
    active: { scriptURL: script },
    waiting: null,
    installing: null,
  };
  return registration as unknown as ServiceWorkerRegistration;
}

test('SHL-026, S-18 every service worker is unregistered but the one that keeps the ticket page', async () => {
  const foreign = registrationOf('https://turno.example/old/sw.js');
  const ours = registrationOf('https://turno.example/service-worker.js');
  await removeServiceWorkers({ getRegistrations: async () => [foreign, ours] });
  expect(foreign.unregister).toHaveBeenCalledTimes(1);
  expect(ours.unregister).not.toHaveBeenCalled();
});

test('SHL-026 a browser without service workers, or one that forbids the question, is left alone', async () => {
  await removeServiceWorkers(undefined);
  await removeServiceWorkers({ getRegistrations: () => Promise.reject(new Error('denied')) });
});
