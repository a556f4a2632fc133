import { type LiveMessage, liveMessageSchema } from '@turno/shared-types';
import type { Http } from '@turno/shared-ui/http';
import type { LiveState } from './polling.ts';

/** After so many consecutive failures, about 10 s, the state changes from `reconnecting` to `polling`. */
const FAILURES_UNTIL_POLLING = 6;
/** A page that has been hidden this long closes its stream. */
const HIDDEN_STOP_MS = 60_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

/**
 * Opens the stream of one merchant and returns the function that closes it. `onState('live')` means that earlier messages may
 * be missing: fetch the merchant. Reconnects with exponential backoff; closes while the page is hidden for over a minute.
 */
export function watchMerchant(
  http: Pick<Http, 'apiBase' | 'clientKey'>,
  merchantId: number,
  onMessage: (message: LiveMessage) => void,
  onState: (state: LiveState) => void,
): () => void {
  let source: EventSource | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // An EventSource sends no custom headers, so the key is in the URL.
  const key = encodeURIComponent(http.clientKey);
  const url = `${http.apiBase}/public/merchants/${merchantId}/events?client_key=${key}`;

  const close = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = null;
  };
  const fail = () => {
    close();
    failures += 1;
    onState(failures >= FAILURES_UNTIL_POLLING ? 'polling' : 'reconnecting');
    retryTimer = setTimeout(open, backoffMs(failures));
  };
  const open = () => {
    close();
    if (typeof EventSource === 'undefined') return onState('polling');
    const opened = new EventSource(url);
    source = opened;
    opened.onopen = () => {
      failures = 0;
      onState('live');
    };
    opened.onmessage = (event) => {
      const message = parse(event.data);
      if (message) onMessage(message);
    };
    opened.onerror = fail;
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(() => {
        close();
        onState('reconnecting');
      }, HIDDEN_STOP_MS);
    } else if (source === null) open();
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  window.addEventListener('offline', fail);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
    window.removeEventListener('offline', fail);
    clearTimeout(hiddenTimer);
    close();
  };
}

/** The delay before attempt number `failures` + 1, with jitter, so that clients do not come back all at once. */
function backoffMs(failures: number): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return full / 2 + (full / 2) * Math.random();
}

/** A message that this release understands, `null` for any other. */
function parse(text: unknown): LiveMessage | null {
  try {
    const parsed = liveMessageSchema.safeParse(JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
