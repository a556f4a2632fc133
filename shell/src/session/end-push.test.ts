import { endPush } from './end-push.ts';

function registrationWith(subscription: object | null) {
  const pushManager = { getSubscription: async () => subscription };
  return { getRegistration: async () => ({ pushManager }) as unknown as ServiceWorkerRegistration };
}

test('IDN-031 CON-053 the messages that a browser receives end with their person', async () => {
  const unsubscribe = jest.fn(async () => true);
  await endPush(registrationWith({ unsubscribe }));
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('IDN-031 a browser without messages, or one that forbids the question, is left alone', async () => {
  await endPush(undefined);
  await endPush({ getRegistration: async () => undefined });
  await endPush(registrationWith(null));
  await endPush({ getRegistration: () => Promise.reject(new Error('denied')) });
});
