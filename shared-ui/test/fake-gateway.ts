import { type Call, type CallReply, ERRORS, type ErrorCode } from '@turno/shared-types';

/** One request as the gateway would see it. */
export type SeenRequest = {
  method: string;
  path: string;
  /** What the call asks, without the client's key. */
  query: Record<string, string>;
  clientKey: string | null;
  body: unknown;
  headers: Headers;
};

type Answer =
  | { status: number; body: unknown; headers?: Record<string, string>; isSlow?: true }
  | 'offline'
  | 'never';
type Work = (request: SeenRequest) => Answer;

/** What the gateway answers to one call of the contract. */
export type FakeReply = { call: Call; work: Work };

/** Answers a call with a reply of the contract, or with what a function makes of the request; headers where they matter. */
export function reply<C extends Call>(
  call: C,
  body: CallReply<C> | ((request: SeenRequest) => CallReply<C>),
  headers: Record<string, string> = {},
): FakeReply {
  const bodyOf = body as unknown;
  const make = (request: SeenRequest) => (typeof bodyOf === 'function' ? bodyOf(request) : bodyOf);
  return { call, work: (request) => ({ status: call.status, body: make(request), headers }) };
}

/** Fails a call with a code of the catalogue. */
export function refuse(
  call: Call,
  code: ErrorCode,
  payload: Record<string, unknown> | null = null,
): FakeReply {
  const { status, message } = ERRORS[code];
  const errors = [{ message, field: null }];
  const body = { error_code: code, error: code, message, errors, payload };
  return { call, work: () => ({ status, body }) };
}

/** Lets a call fail as if there were no network. */
export function failOffline(call: Call): FakeReply {
  return { call, work: () => 'offline' };
}

/** Leaves a call without an answer. */
export function neverAnswer(call: Call): FakeReply {
  return { call, work: () => 'never' };
}

/** Answers as slowly as the client permits: the head after 9 s, the body 9 s later. */
export function slowly({ call, work }: FakeReply): FakeReply {
  const slow = (answer: Answer): Answer =>
    typeof answer === 'string' ? answer : { ...answer, isSlow: true };
  return { call, work: (request) => slow(work(request)) };
}

const PART_MS = 9_000;
const nextPart = () => new Promise((resolve) => setTimeout(resolve, PART_MS));

export type FakeGateway = {
  /** Every request so far, oldest first. */
  requests: SeenRequest[];
  /** Adds answers; the newest for a call wins. */
  answer(...replies: FakeReply[]): void;
  /** Gives the browser its own `fetch` back. */
  close(): void;
};

/** Replaces the network below the HTTP client: `fetch` is answered from a list of replies. */
export function openFakeGateway(replies: readonly FakeReply[] = []): FakeGateway {
  const original = globalThis.fetch;
  const requests: SeenRequest[] = [];
  let known = [...replies];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const seen = await seenRequest(request);
    requests.push(seen);
    const found = known.findLast((each) => answers(each.call, seen));
    return respond(found?.work(seen) ?? notExpected(seen), request.signal);
  };
  return {
    requests,
    answer(...more) {
      known = [...known, ...more];
    },
    close() {
      globalThis.fetch = original;
    },
  };
}

async function seenRequest(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.clone().text();
  const { client_key: clientKey = null, ...query } = Object.fromEntries(searchParams);
  return {
    method: request.method,
    path: pathname,
    query,
    clientKey: clientKey ?? request.headers.get('x-client-key'),
    body: text === '' ? null : JSON.parse(text),
    headers: request.headers,
  };
}

function answers(call: Call, { method, path }: SeenRequest): boolean {
  const parts = call.path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return call.method === method && new RegExp(`^${parts.join('/')}$`).test(path);
}

function notExpected({ method, path }: SeenRequest): Answer {
  return { status: 500, body: { message: `The test has no reply for ${method} ${path}.` } };
}

async function respond(answer: Answer, signal: AbortSignal): Promise<Response> {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'never') {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }
  const { status, body, headers = {}, isSlow } = answer;
  if (status === 204) return new Response(null, { status });
  const whole = Response.json(body, { status, headers });
  if (!isSlow) return whole;
  await nextPart();
  const late = new ReadableStream({
    async pull(controller) {
      await nextPart();
      controller.enqueue(await whole.bytes());
      controller.close();
    },
  });
  return new Response(late, whole);
}
