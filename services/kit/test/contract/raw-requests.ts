import { ERRORS, type ErrorBody, isErrorCode } from '@turno/shared-types';

export type RawRequest = {
  method: string;
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
};
export type RawAnswer = { status: number; headers: Headers; text: string };

/** Sends a request exactly as it is described; a stream is closed after its headers. */
export async function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const { method, path, token, headers = {}, body } = request;
  const response = await fetchAgain(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await response.body?.cancel();
  return {
    status: response.status,
    headers: response.headers,
    text: isStream ? '' : await response.text(),
  };
}

const ATTEMPTS = 5;

/** On a slow machine a server may close a connection that the client is about to use again. */
async function fetchAgain(url: string, init: RequestInit, attempt = 1): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return fetchAgain(url, init, attempt + 1);
  }
}

/** The code of an error response; `null` for a success. Throws unless the response has the one error form (G-23). */
export function errorCodeOf({ status, text }: RawAnswer): string | null {
  if (status < 400) return null;
  const body: Partial<ErrorBody> = JSON.parse(text);
  const { error_code: code, message, error, errors, payload } = body;
  const isInForm =
    isErrorCode(code) &&
    ERRORS[code].status === status &&
    error === code &&
    typeof message === 'string' &&
    errors?.[0]?.message === message &&
    payload !== undefined;
  if (!isInForm) throw new Error(`${status} without the error form: ${text.slice(0, 200)}`);
  return code;
}

/** Runs work on every item, a few at a time. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items].toReversed();
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
