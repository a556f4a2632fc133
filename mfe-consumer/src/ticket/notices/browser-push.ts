import { SERVICE_WORKER_PATH } from '@turno/shared-types/constants';
import type { PushTarget } from '@turno/shared-types/notices';
import { digestOf } from '@turno/shared-ui/digest';

/** How long a page may take to register the service worker. */
const WORKER_MS = 10_000;

/**
 * Whether this browser can receive push messages of this site. On partners' pages it cannot, because their service workers are
 * not ours.
 */
export function canPush(siteBase: string): boolean {
  return (
    siteBase === window.location.origin &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/**
 * Asks the person for permission, then subscribes. Returns `null` if the person declines; throws if the browser cannot
 * subscribe.
 */
export async function subscribeToPush(pushKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await ownWorker();
  const applicationServerKey = bytesOf(pushKey);
  const known = await pushManager.getSubscription();
  // A subscription made with another key cannot be used with this one.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) {
    await known.unsubscribe();
  }
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** The digest of this browser's own address for messages, as the services tell it; `null` where it has none. */
export async function ownPushDigest(): Promise<string | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const known = await registration?.pushManager.getSubscription();
    return known ? await pushDigest(known) : null;
  } catch {
    // Browsers that deny access receive nothing either.
    return null;
  }
}

/** The digest of an address for messages, by which its browser knows itself. */
export const pushDigest = ({ endpoint }: Pick<PushTarget, 'endpoint'>): Promise<string> =>
  digestOf(endpoint);

async function ownWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), WORKER_MS);
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  const script = new URL(registration.active?.scriptURL ?? '', window.location.href);
  if (script.pathname !== SERVICE_WORKER_PATH) throw new Error('Another service worker is here.');
  return registration;
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? []);
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(window.atob(base64), (sign) => sign.charCodeAt(0));
}
