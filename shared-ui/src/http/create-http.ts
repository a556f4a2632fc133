import type { HostError, Locale, SessionPort } from '@turno/shared-types';
import ky, { type KyInstance } from 'ky';
import { reachability } from './reachability.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;

export type HttpOptions = {
  /** Address of the gateway, without a slash at the end. */
  apiBase: string;
  clientKey: string;
  session: SessionPort;
  locale: Locale;
  /**
   * Receives the errors that the host should know: bugs of the services (ERR-004) or of this page, and an unknown client key.
   */
  report?: (error: HostError) => void;
  /** IDN-031: whether the state that the calls belong to has ended. Then no call is sent and no reply is delivered. */
  hasEnded?: (() => boolean) | undefined;
};

/** What `send` needs to make calls: one per mount. */
export type Http = Readonly<
  HttpOptions & {
    client: KyInstance;
  }
>;

/** Creates the client of one mount; it retries requests that are safe to send twice, on network failures and 503. */
export function createHttp(options: HttpOptions): Http {
  const client = ky.create({
    // Without an address of its own the gateway is the page's origin, whatever path the page is on.
    prefix: options.apiBase === '' ? '/' : options.apiBase,
    fetch: reach,
    timeout: TIMEOUT_MS,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [503],
      afterStatusCodes: [503],
      maxRetryAfter: LONGEST_WAIT_MS,
      backoffLimit: LONGEST_WAIT_MS,
      jitter: true,
    },
    headers: { 'accept-language': options.locale },
  });
  return { ...options, client };
}

/**
 * `fetch`, looked up at each call so that a page or a test may replace it. Its TypeError means that no server was reached;
 * each browser words the message differently, and ky knows only some.
 */
async function reach(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await globalThis.fetch(...request);
    reachability.report(true);
    return response;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TypeError')) throw error;
    reachability.report(false);
    throw new TypeError('Failed to fetch', { cause: error });
  }
}
