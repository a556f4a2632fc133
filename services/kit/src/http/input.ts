import {
  type Call,
  type CallOutput,
  type ErrorCode,
  isErrorCode,
  type Locale,
} from '@turno/shared-types';
import type { ActivityKind } from '@turno/shared-types/activity';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import type { Caller } from '../tokens/token-verifier.ts';

/** What a handler receives: the parsed input and facts about its sender. */
export type Input<C extends Call> = CallOutput<C> & {
  caller: Caller | null;
  idempotencyKey: string | null;
  locale: Locale;
  requestId: string;
  clientAddress: string;
  /** The header `X-Device-Token` of a device; '' without one. */
  deviceToken: string;
  /** The `User-Agent` header; '' without one. */
  userAgent: string;
  /** The `Origin` header: the site of the page that sends the request; '' without one. */
  origin: string;
  /** Sets a response header, such as `X-Total-Count` of a list (G-46). */
  reply: Pick<Response, 'set'>;
  /**
   * Runs a library's middleware on the request, whose body has been parsed. Resolves when the middleware calls `next` or has
   * sent the response itself; in that case the handler returns `null`.
   */
  runMiddleware(handler: RequestHandler): Promise<void>;
};

/** A successful staff command, as it is recorded. */
export type StaffCommand = {
  activity: ActivityKind;
  caller: Caller;
  idempotencyKey: string | null;
  params: unknown;
  body: unknown;
  reply: unknown;
};

/** The sender of a request, the parameters of its path, and the function that records it. */
export type Sender = {
  caller: Caller | null;
  params: Record<string, unknown>;
  record?: ((command: StaffCommand) => Promise<void>) | undefined;
};

type Exchange = { request: Request; response: Response };

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
const QUERY_OPERATOR = /[$[\]]/;

/** Parses a request by its call; invalid input throws an API error that names the fields. */
export function readInput<C extends Call>(
  call: C,
  { request, response }: Exchange,
  sender: Sender,
): Input<C> {
  const { query } = request;
  const operator = Object.keys(query).find((name) => QUERY_OPERATOR.test(name));
  if (operator) throw wrongInput('plain names', operator);
  const said = {
    params: read(call.params, sender.params),
    query: read(call.query, query),
    body: read(call.body, request.body ?? {}),
    caller: sender.caller,
    idempotencyKey: readIdempotencyKey(request.get('idempotency-key')),
    requestId: request.get('x-request-id') ?? '',
    deviceToken: request.get('x-device-token') ?? '',
    userAgent: request.get('user-agent') ?? '',
    origin: request.get('origin') ?? '',
    clientAddress: request.ip ?? '',
    locale: localeOf(request),
    reply: response,
  };
  const input: unknown = Object.assign(new InputMethods(request, response), said);
  // The call's schemas produced these values, which the compiler cannot follow through a generic.
  return input as Input<C>;
}

/** The methods of an input; a class, because closures per request are costly (see `request-log`). */
class InputMethods {
  readonly #request: Request;
  readonly #response: Response;
  readonly body: unknown;

  constructor(request: Request, response: Response) {
    this.#request = request;
    this.#response = response;
  }

  runMiddleware(handler: RequestHandler): Promise<void> {
    this.#request.body = this.body;
    return new Promise((resolve, reject) => {
      this.#response.once('close', resolve);
      const next = (error?: unknown) => (error ? reject(error) : resolve());
      Promise.resolve(handler(this.#request, this.#response, next)).catch(reject);
    });
  }
}

/** The supported language that a request prefers. */
export function localeOf(request: Pick<Request, 'acceptsLanguages'>): Locale {
  const wanted = request.acceptsLanguages(...LOCALES);
  return LOCALES.find((locale) => locale === wanted) ?? DEFAULT_LOCALE;
}

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    message,
    field: path.length > 0 ? path.join('.') : null,
  }));
  const named = fields.find(({ message }) => isErrorCode(message));
  const code: ErrorCode = isErrorCode(named?.message) ? named.message : 'validation_error';
  throw new ApiError(code, null, named ? [named] : fields.slice(0, 20));
}

function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(header)) {
    throw wrongInput('1 to 255 visible ASCII characters', 'Idempotency-Key');
  }
  return header;
}

function wrongInput(message: string, field: string): ApiError {
  return new ApiError('validation_error', null, [{ message, field }]);
}
