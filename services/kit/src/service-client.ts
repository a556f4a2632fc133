import { type Call, type CallInput, type CallReply, isErrorCode } from '@turno/shared-types';
import { request } from 'undici';
import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 5_000;

export type ServiceClient = {
  /** Sends an internal call; an API error of the other service is thrown as the same error here. */
  send<C extends Call>(
    call: C,
    input: Partial<CallInput<C>>,
    trace: { requestId: string },
  ): Promise<CallReply<C>>;
};

/** A client for another service's internal calls, authenticated by the shared secret. */
export function createServiceClient(options: {
  baseUrl: string;
  internalSecret: string;
}): ServiceClient {
  return {
    async send(call, input, { requestId }) {
      const { status, text } = await reach(options.baseUrl + addressOf(call, input), {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          'x-internal-secret': options.internalSecret,
          'x-request-id': requestId,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      });
      // A response without a body is the empty reply that its call declares.
      const body = status === 204 ? {} : parsed(text);
      if (status >= 300) throw apiErrorOf(body, status);
      // The call's own schema made this value, which the compiler cannot follow through a generic.
      return call.reply.parse(body) as CallReply<typeof call>;
    },
  };
}

type RequestOptions = NonNullable<Parameters<typeof request>[1]>;

async function reach(
  url: string,
  options: RequestOptions,
): Promise<{ status: number; text: string }> {
  try {
    const { statusCode: status, body } = await request(url, options);
    return { status, text: await body.text() };
  } catch (error) {
    throw ApiError.because('service_unavailable', error);
  }
}

/** The JSON of a response; `null` for any other text, such as a proxy's error page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function apiErrorOf(body: unknown, status: number): ApiError {
  const { error_code: code, payload }: { error_code?: unknown; payload?: unknown } = body ?? {};
  if (!isErrorCode(code)) {
    return ApiError.because('service_unavailable', new Error(`answered ${status} without a code`));
  }
  const isRecord = typeof payload === 'object' && payload !== null;
  return new ApiError(code, isRecord ? { ...payload } : null);
}

/** Path and query of a call with its parameters filled in. */
export function addressOf(call: Call, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
