import { platformUrls } from './platform/platform.ts';

export type Answer = { status: number; text: string; json: unknown; headers: Headers };

type Options = {
  method?: string;
  token?: string | undefined;
  body?: unknown;
  /** Sent as it is, for what JSON cannot say. */
  rawBody?: string;
  headers?: Record<string, string>;
};

/** A request that hangs fails; one on a busy machine may take long. */
const NO_ANSWER_MS = 60_000;

export type Send = (path: string, options?: Options) => Promise<Answer>;

/** Requests through the gateway of the shared platform, whatever it answers. */
export const ask: Send = (path, options) => request(platformUrls().gateway, path, options);

/** One request through a gateway, whatever it answers. */
export async function request(
  gateway: string,
  path: string,
  options: Options = {},
): Promise<Answer> {
  const { method = 'GET', token, body, rawBody, headers = {} } = options;
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${gateway}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(NO_ANSWER_MS),
    ...(payload === undefined ? {} : { body: payload }),
  });
  // A stream of events never ends: its first bytes are answer enough.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  return { status: response.status, text, json: parsed(text), headers: response.headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
