import { ApiError } from '@turno/kit';
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import * as z from 'zod';
import { type PassProvider, PROVIDER_ERRORS, type ProviderPass } from './pass-provider.ts';

const TIMEOUT_MS = 3_000;
const RETRIES = 2;
const FIRST_RETRY_AFTER_MS = 100;
const FAILURES_UNTIL_OPEN = 5;
const HALF_OPEN_AFTER_MS = 10_000;
const MAX_CHARACTERS = 100_000;

/** The address of the system that keeps the passes; without it the embedded ticket office does. */
export const providerConfig = {
  PASS_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PASS_PROVIDER_SECRET: z.string().min(16).optional(),
};

export type ProviderConfig = z.infer<z.ZodObject<typeof providerConfig>>;

/** The error in the configuration of the provider; `null` when it is complete. */
export function providerProblem(config: ProviderConfig): string | null {
  return config.PASS_PROVIDER_URL && !config.PASS_PROVIDER_SECRET
    ? 'an address needs PASS_PROVIDER_SECRET'
    : null;
}

type HttpProvider = {
  baseUrl: string;
  secret: string;
  /** Called with each failure that callers only see as `service_unavailable`. */
  onError: (error: unknown) => void;
  timeoutMs?: number;
  firstRetryAfterMs?: number;
  halfOpenAfterMs?: number;
};

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const count = z.int().min(0);
const passSchema = z.object({
  code: z.string().max(100),
  passTypeId: z.int().min(1),
  validFrom: instant.nullable(),
  validTo: instant.nullable(),
  maxUses: count.nullable(),
  used: count,
  lastProviderUsedAt: instant.nullable(),
  oneShotProviderUsage: z.boolean(),
});
const errorSchema = z.object({ error_code: z.enum(PROVIDER_ERRORS) });

/** The provider did not answer, or asked to try again: a retry may succeed. */
class TransientFailure extends Error {}

/**
 * A ticket office over HTTP. Each command carries its id as idempotency key, so a retry is not counted twice. After five
 * consecutive failures the circuit opens: requests fail immediately for ten seconds, then a single one is tried.
 */
export function createHttpProvider(provider: HttpProvider): PassProvider {
  const { baseUrl, onError, firstRetryAfterMs: initialDelay = FIRST_RETRY_AFTER_MS } = provider;
  const transient = handleType(TransientFailure);
  const policy = wrap(
    retry(transient, { maxAttempts: RETRIES, backoff: new ExponentialBackoff({ initialDelay }) }),
    circuitBreaker(transient, {
      halfOpenAfter: provider.halfOpenAfterMs ?? HALF_OPEN_AFTER_MS,
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
    }),
  );
  async function request(
    code: string,
    path: string,
    init: RequestInit = {},
  ): Promise<ProviderPass> {
    const url = `${baseUrl.replace(/\/$/, '')}/passes/${encodeURIComponent(code)}${path}`;
    try {
      return await policy.execute(() => send(provider, url, init));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      onError(error);
      throw new ApiError('service_unavailable');
    }
  }
  const command = (action: string, useId: string, at: Date) => ({
    method: 'POST',
    headers: { 'idempotency-key': `${action}-${useId}` },
    body: JSON.stringify({ useId, at: at.toISOString() }),
  });

  return {
    find: (code) => request(code, ''),
    use: ({ code, useId, at }) => request(code, '/use', command('use', useId, at)),
    undo: ({ code, useId, at }) => request(code, '/undo', command('undo', useId, at)),
  };
}

async function send(
  { secret, timeoutMs = TIMEOUT_MS }: HttpProvider,
  url: string,
  init: RequestInit,
): Promise<ProviderPass> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    ...init.headers,
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, text } = await reach(url, { ...init, headers, signal, redirect: 'error' });
  if (status >= 500 || status === 429) throw new TransientFailure(`status ${status}`);
  if (text.length > MAX_CHARACTERS) throw new Error('The reply is too long.');
  const body: unknown = JSON.parse(text);
  if (status === 200) return passSchema.parse(body);
  if (status === 404 || status === 422) throw new ApiError(errorSchema.parse(body).error_code);
  throw new Error(`status ${status}`);
}

async function reach(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new TransientFailure('The provider cannot be reached.', { cause });
  }
}
