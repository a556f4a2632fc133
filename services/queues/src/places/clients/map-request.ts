import { ApiError } from '@turno/kit';

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_000_000;

export type MapRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number | undefined;
};

/**
 * Requests JSON from a map service; returns `null` when the service does not know the place (400 or 404). Throws
 * `places_unavailable` for any other error and for a timeout.
 */
export async function askMap(url: URL, request: MapRequest = {}): Promise<unknown> {
  const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 400 || response.status === 404) return null;
    if (!response.ok || text.length > MOST_BYTES) {
      throw new Error(`${url.host} answered ${response.status} with ${text.length} characters`);
    }
    return JSON.parse(text);
  } catch (error) {
    // The caller cannot act on the details; the log has them.
    throw ApiError.because('places_unavailable', error);
  }
}
