import { accessOf, type Call, type CallInput, type CallReply } from '@turno/shared-types';
import type { Options } from 'ky';
import { asCallError, CallError, unanswered } from './call-error.ts';
import type { Http } from './create-http.ts';

type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { [K in Name]?: Value } : { [K in Name]: Value };

/** The input of one request; parts without required fields may be left out. */
export type Sent<C extends Call> = Part<'params', CallInput<C>['params']> &
  Part<'query', CallInput<C>['query']> &
  Part<'body', CallInput<C>['body']> & {
    /** Makes it safe to send a writing call again. */
    idempotencyKey?: string | undefined;
    /** Identifies the paired screen that sends the call. */
    deviceToken?: string | undefined;
    signal?: AbortSignal | undefined;
  };

type Parts = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string | undefined;
  deviceToken?: string | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Sends a call of the contract and returns its parsed reply; throws a CallError, or an AbortError when stopped.
 * Any other error is a bug in the client: it is rethrown unchanged and reported to the host.
 */
export async function send<C extends Call>(
  http: Http,
  call: C,
  ...[sent]: Record<never, never> extends Sent<C> ? [Sent<C>?] : [Sent<C>]
): Promise<CallReply<C>> {
  const { reply } = await exchange(http, call, sent ?? {});
  return reply;
}

/** Sends a call for one page of a list; `total` counts all rows (G-46), `null` without the header. */
export async function sendCounted<C extends Call>(
  http: Http,
  call: C,
  sent: Sent<C>,
): Promise<{ reply: CallReply<C>; total: number | null }> {
  const { reply, headers } = await exchange(http, call, sent);
  const total = headers.get('x-total-count') ?? '';
  return { reply, total: /^\d+$/.test(total) ? Number(total) : null };
}

type Answer<C extends Call> = { reply: CallReply<C>; headers: Headers };

/** Never settles once the state has ended: the caller would store the reply, or act in the name of the next person. */
async function exchange<C extends Call>(http: Http, call: C, parts: Parts): Promise<Answer<C>> {
  const never = () => new Promise<never>(() => undefined);
  if (http.hasEnded?.()) return never();
  try {
    return await request(http, call, parts);
  } finally {
    if (http.hasEnded?.()) await never();
  }
}

async function request<C extends Call>(http: Http, call: C, parts: Parts): Promise<Answer<C>> {
  const token = isPublicRead(call, parts.params) ? null : tokenOf(http);
  try {
    const response = await http.client(
      fillPath(call.path, parts.params),
      optionsFor(call, parts, { token, clientKey: http.clientKey }),
    );
    const reply = call.status === 204 ? {} : await readBody(response, parts.signal);
    return { reply: readReply(call, reply, response.status), headers: response.headers };
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    const callError = asCallError(error);
    if (!callError) {
      http.report?.({ reason: 'internal', message: `${call.path}: ${String(error)}` });
      throw error;
    }
    endDeadSession(http, call, token, callError);
    const reason = reasonOf(callError);
    if (reason) http.report?.({ reason, message: `${call.path}: ${callError.message}` });
    throw callError;
  }
}

const tokenOf = (http: Http) => http.session.read()?.accessToken ?? null;

/**
 * A public read returns the same with and without a token. It is sent without one, so that a dead token cannot make it fail.
 */
function isPublicRead(call: Call, params: unknown): boolean {
  if (call.method !== 'GET') return false;
  return accessOf(call, String(entriesOf(params).get('scope'))) === 'anyone';
}

/** The reason to report an error to the host; `null` for an error that the person may have caused. */
function reasonOf({ code, status }: CallError): 'client-key' | 'service' | null {
  if (code === 'client_key_wrong') return 'client-key';
  return status >= 500 ? 'service' : null;
}

type Sender = { token: string | null; clientKey: string };

function optionsFor(call: Call, parts: Parts, { token, clientKey }: Sender): Options {
  const { body, idempotencyKey, deviceToken, signal } = parts;
  // Without a token a GET has no custom headers, because they would cost a CORS preflight request.
  const isSimple = call.method === 'GET' && token === null;
  const search = searchOf(parts.query);
  if (isSimple) search.set('client_key', clientKey);
  return {
    method: call.method,
    searchParams: search,
    ...(call.method === 'GET' ? {} : { json: body ?? {} }),
    ...(signal ? { signal } : {}),
    ...(idempotencyKey ? { retry: { methods: ['get', 'post', 'put', 'delete'] } } : {}),
    headers: {
      ...(isSimple ? {} : { 'x-client-key': clientKey }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(deviceToken ? { 'x-device-token': deviceToken } : {}),
    },
  };
}

// The body may be truncated, or be the sign-in page of a public network: either way our answer did not arrive.
async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw signal?.aborted ? error : unanswered(error);
  }
}

function readReply<C extends Call>(call: C, reply: unknown, status: number): CallReply<C> {
  const parsed = call.reply.safeParse(reply);
  if (parsed.success) return parsed.data as CallReply<C>;
  throw new CallError({
    code: null,
    status,
    message: 'Internal server error',
    cause: parsed.error,
  });
}

// ERR-003, X-15, X-16: a dead token ends the session it belongs to; the page decides where to go next.
function endDeadSession(http: Http, call: Call, token: string | null, error: CallError): void {
  if (error.status !== 401 || error.code === 'unauthorized' || token === null) return;
  if (call.path.startsWith('/auth/') && call.path !== '/auth/me') return;
  if (http.session.read()?.accessToken !== token) return;
  // A host of an earlier release has no `reject`.
  if (http.session.reject) http.session.reject();
  else http.session.signOut();
}

/** A call's path with its parameters filled in, without the slash in front. */
function fillPath(path: string, params: unknown): string {
  const values = entriesOf(params);
  return path
    .replace(/^\//, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** A query as text; what is absent is left out. */
function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
