import { NOTICE_WORDS, UNKNOWN_NOTICE_WORDS } from '@turno/shared-types/notice-words';
import { PATH_QUESTION } from '../path-question.ts';

type Payload = {
  kind: string;
  /** Further details of the kind. */
  detail?: unknown;
  locale: keyof typeof NOTICE_WORDS;
  path: string;
};

const ICON = '/icon-192.png';
/** A page that is asleep does not answer, and after a tap a window may be opened only for a few seconds. */
const ANSWER_MS = 500;

/** Shows a message about a ticket; a newer one of the same ticket takes its place, and rings again. */
export async function showNotice(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: PushMessageData | null,
): Promise<void> {
  const payload: unknown = data?.json();
  if (!isPayload(payload)) return;
  const { kind, locale, path } = payload;
  const { title, text } = wordsOf(payload);
  // The types of the browser's library lack `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body: text,
    lang: locale,
    icon: ICON,
    tag: path,
    renotify: true,
    data: path,
    requireInteraction: kind === 'called',
  };
  await registration.showNotification(title, options);
}

/** The words of a message; a service of a later release may send kinds that this worker does not know. */
function wordsOf({ kind, detail, locale }: Payload) {
  const words = new Map<unknown, { title: string; text: string }>(
    Object.entries(NOTICE_WORDS[locale]),
  );
  return words.get(detail) ?? words.get(kind) ?? UNKNOWN_NOTICE_WORDS[locale];
}

/** Opens the page of the ticket: focuses the window that shows it now, or opens a new one. */
export async function openNotice(
  { clients }: Pick<ServiceWorkerGlobalScope, 'clients'>,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close();
  const path = String(notification.data);
  if (!isPath(path)) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(windows.map(presentPath));
  const open = windows[paths.indexOf(path)];
  await (open ? open.focus() : clients.openWindow(path));
}

/** The path that a window shows now; `null` where its page does not say. */
function presentPath(window: WindowClient): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_MS);
    window.postMessage(PATH_QUESTION, [port2]);
  }).finally(() => port1.close());
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null) return false;
  if (!('kind' in value && 'locale' in value && 'path' in value)) return false;
  const { kind, locale, path } = value;
  return Object.hasOwn(NOTICE_WORDS, String(locale)) && typeof kind === 'string' && isPath(path);
}

/** Whether a value is a path of this site. */
function isPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?!\/)/.test(path);
}
