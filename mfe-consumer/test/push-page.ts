/** A key of a push service, in base64url; any bytes will do. */
export const PUSH_KEY = 'BAAA';
export const OTHER_PUSH_KEY = 'CAAA';

type Known = { key: string; endpoint?: string; unsubscribe: jest.Mock };
type Browser = {
  /** What the person answers when asked. */
  answer: NotificationPermission;
  /** The service worker of the page. */
  script: string;
  /** A subscription that the browser has already. */
  known: Known | null;
  subscribe: jest.Mock;
};

/** The digest of the address that the browser of a test gets. */
export const DIGEST_OF_1 = 'W6Ff_5ZfRK-lWqT6TVK5SwuoY4ChYQid3Km50IvvnvY';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

export const bytesOf = (base64: string) =>
  Uint8Array.from(window.atob(base64), (sign) => sign.charCodeAt(0));
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Gives the page of a test what a browser with messages has; it is gone after the test. */
export function openPushPage(change: Partial<Browser> = {}) {
  const { answer, script, known, subscribe }: Browser = {
    answer: 'granted',
    script: '/service-worker.js',
    known: null,
    subscribe: jest.fn(async () => ({ toJSON: () => SUBSCRIPTION })),
    ...change,
  };
  const pushManager = {
    subscribe,
    async getSubscription() {
      if (!known) return null;
      const applicationServerKey = bytesOf(known.key).buffer;
      const { unsubscribe, endpoint } = known;
      return { endpoint, unsubscribe, options: { applicationServerKey } };
    },
  };
  const active = { scriptURL: new URL(script, window.location.href).href };
  const notification = {
    // Who has subscribed has allowed it.
    permission: (known ? 'granted' : 'default') as NotificationPermission,
    requestPermission: jest.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const registration = { active, pushManager };
  put(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  put(window, 'Notification', notification);
  put(window, 'PushManager', class {});
  return { subscribe, requestPermission: notification.requestPermission };
}

/** A page whose service worker never becomes active. */
export function openPageWithoutWorker(): void {
  openPushPage();
  put(navigator, 'serviceWorker', {
    ready: new Promise(() => undefined),
    getRegistration: async () => undefined,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'PushManager');
});
