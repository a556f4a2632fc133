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
 * Asks a map service for JSON; `null` when it does not know what was asked about (400 or 404). Anything else that goes
 * wrong, a late answer too, is the error `places_unavailable`.
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
    if (!response.ok || text.length > MOST_BYTES) throw new ApiError('places_unavailable');
    return JSON.parse(text);
  } catch {
    // Whatever it was, the map cannot be read now; who asked can do nothing about the details.
    throw new ApiError('places_unavailable');
  }
}
