import {
  bytesOf,
  DIGEST_OF_1,
  OTHER_PUSH_KEY,
  openPageWithoutWorker,
  openPushPage,
  PUSH_KEY,
} from '../../../test/push-page.ts';
import { canPush, ownPushDigest, subscribeToPush } from './browser-push.ts';

test('CON-053 a person who agrees gets a subscription with the key of the service', async () => {
  const { subscribe } = openPushPage();
  expect(await subscribeToPush(PUSH_KEY)).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
  });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(PUSH_KEY),
  });
});

test.each(['denied', 'default'] as const)(
  'CON-053 a person who does not agree (%s) gets none',
  async (answer) => {
    const { subscribe, requestPermission } = openPushPage({ answer });
    expect(await subscribeToPush(PUSH_KEY)).toBeNull();
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(subscribe).not.toHaveBeenCalled();
  },
);

test.each([
  ['of the same key stays', PUSH_KEY, 0],
  ['of an earlier key ends first', OTHER_PUSH_KEY, 1],
])('CON-053 a subscription %s', async (_, key, ended) => {
  const unsubscribe = jest.fn(async () => true);
  openPushPage({ known: { key, unsubscribe } });
  await subscribeToPush(PUSH_KEY);
  expect(unsubscribe).toHaveBeenCalledTimes(ended);
});

test('CON-053 a push service that fails, and the worker of another site, are no subscription', async () => {
  const failure = new DOMException('Registration failed', 'AbortError');
  openPushPage({ subscribe: jest.fn(async () => Promise.reject(failure)) });
  await expect(subscribeToPush(PUSH_KEY)).rejects.toBe(failure);
  openPushPage({ script: '/partner-worker.js' });
  await expect(subscribeToPush(PUSH_KEY)).rejects.toThrow('Another service worker');
});

test('CON-053 a page whose service worker never comes gives up', async () => {
  openPageWithoutWorker();
  const failed = expect(subscribeToPush(PUSH_KEY)).rejects.toThrow('There is no service worker.');
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
});

test('CON-053 a browser knows the digest of its own address, and none where it has no subscription', async () => {
  const endpoint = 'https://push.example/1';
  openPushPage({ known: { key: PUSH_KEY, endpoint, unsubscribe: jest.fn() } });
  expect(await ownPushDigest()).toBe(DIGEST_OF_1);
  openPushPage();
  expect(await ownPushDigest()).toBeNull();
  openPageWithoutWorker();
  expect(await ownPushDigest()).toBeNull();
});

test.each(['PushManager', 'Notification', 'serviceWorker'])(
  'CON-053 a browser without %s receives no messages, nor does the page of a partner',
  (missing) => {
    openPushPage();
    expect(canPush(window.location.origin)).toBe(true);
    expect(canPush('https://partner.example')).toBe(false);
    Reflect.deleteProperty(missing === 'serviceWorker' ? navigator : window, missing);
    expect(canPush(window.location.origin)).toBe(false);
  },
);
