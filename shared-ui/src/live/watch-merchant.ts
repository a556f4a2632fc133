import { type LiveMessage, liveMessageSchema } from '@turno/shared-types';
import type { Http } from '@turno/shared-ui/http';
import { backoffMs, FAILURES_UNTIL_POLLING, HIDDEN_STOP_MS } from './backoff.ts';
import type { LiveState } from './live-state.ts';

/**
 * Follows the changes of one merchant and answers how to stop. `onState('live')` after anything else means that
 * messages may have been missed: fetch anew. Rests while the page is hidden for over a minute.
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
  // A stream cannot carry headers: the key travels in the address.
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
    retryTimer = setTimeout(open, backoffMs(failures, Math.random()));
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

function parse(text: unknown): LiveMessage | null {
  try {
    const parsed = liveMessageSchema.safeParse(JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
