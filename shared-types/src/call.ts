import type * as z from 'zod/mini';
import type { ActivityKind } from './entities/activity.ts';
import type { ApiKeyScope } from './entities/api-key.ts';
import type { Role, TokenScope } from './entities/session.ts';
import type { Permission } from './entities/staff-role.ts';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type ServiceName = 'identity' | 'queues' | 'passes';

/**
 * Who may make a call. The service kit enforces it before any handler runs.
 *
 * - `anyone`: no token needed; one that is sent must still be valid, unless the call opens a session.
 * - `signed-in`: any valid token, a guest's too.
 * - `self`: a token whose subject is the `userId` of the path (404 otherwise, as if absent).
 * - `merchant`: a token whose role is `ROLE_MERCHANT`.
 * - `owner`: a person of the team of the `merchantId` of the path whose role holds the `permission` of the call (403
 *   otherwise).
 * - `internal`: another service, by the shared secret; never reachable through the gateway.
 */
export type Access = 'anyone' | 'signed-in' | 'self' | 'merchant' | 'owner' | 'internal';

/** The definition of one HTTP call. Services mount it, clients send it, documentation and tests are generated from it. */
export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly service: ServiceName;
  readonly method: Method;
  /** Express syntax. A `:scope` part stands for `public` or `private`. */
  readonly path: string;
  readonly summary: string;
  /** One rule, or one for each scope of a path with a `:scope` part. */
  readonly access: Access | { readonly public: Access; readonly private: Access };
  /** S-08: the permission that the staff role must have; without it only owners may make the call. Only for `owner`. */
  readonly permission?: Permission;
  /** S-08: the kind of activity that is recorded; for a call that reverts, the opposite kind. */
  readonly activity?: ActivityKind;
  /** The roles that may make the call, if `access` admits others too; the others get `forbidden`. */
  readonly roles?: readonly Role[];
  /** Scopes of tokens that are accepted besides `access`; a token of any other scope counts as wrong. */
  readonly accepts?: readonly TokenScope[];
  /**
   * S-16: whether it opens a session. If the request has a guest's token, it hands the guest's tickets over; an invalid token
   * counts as none, so that an ended session keeps nobody from signing in.
   */
  readonly opensSession?: boolean;
  /** The scope with which an API key of the merchant may make the call; without it no key may. Only for `owner`. */
  readonly keyScope?: ApiKeyScope;
  /** Whether a paired screen makes the call, authenticated by its token in the header `X-Device-Token`. */
  readonly device?: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The schema of the reply; of each message when `streams`. */
  readonly reply: Reply;
  /** The HTTP status of a success; 204 has no body, 302 redirects a browser. */
  readonly status: 200 | 201 | 204 | 302;
  /**
   * The path at which the caller reads what the call creates, with `:name` for a part of its own path and `{name}` for a field
   * of the reply. If the path has a `:scope` part, it is the public one.
   */
  readonly location?: string;
  /** Codes this call may fail with, beyond those that every call has. */
  readonly errors: readonly ErrorCode[];
  /** Whether the header `X-Total-Count` contains the total number of rows (G-46). */
  readonly counted?: boolean;
  /** Whether the `Idempotency-Key` header is honoured. */
  readonly idempotent?: boolean;
  /** Whether the answer is a stream of Server-Sent Events. */
  readonly streams?: boolean;
  /** The media type of a reply that is a file instead of JSON. */
  readonly media?: string;
  /** Whether the call answers 204 when there is nothing. */
  readonly mayBeEmpty?: boolean;
  /**
   * Whether the caller is not an app with a client key, for example the wallet of a phone, and authenticates in another way.
   */
  readonly isKeyless?: boolean;
};

/** Preserves the exact types of a call's schemas. A page loads only the calls that it makes. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(definition: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return definition;
}

/** What a client sends: the input side of the schemas. */
export type CallInput<C extends Call> = {
  params: z.input<C['params']>;
  query: z.input<C['query']>;
  body: z.input<C['body']>;
};

/** What a handler receives: the output side of the schemas. */
export type CallOutput<C extends Call> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
};

export type CallReply<C extends Call> = z.output<C['reply']>;

const SCOPES = ['public', 'private'];

/** The paths of a call in the syntax of Express: a path with a `:scope` part becomes two. */
export function pathsOf({ path }: Pick<Call, 'path'>): string[] {
  return path.includes(':scope') ? SCOPES.map((scope) => path.replace(':scope', scope)) : [path];
}

/** The access rule for one request; a path with a `:scope` part has one rule for each scope. */
export function accessOf(definition: Call, scope?: string): Access {
  if (typeof definition.access === 'string') return definition.access;
  return scope === 'public' ? definition.access.public : definition.access.private;
}

/** Errors that every call may answer with. */
const ALWAYS: readonly ErrorCode[] = [
  'validation_error',
  'token_expired_or_wrong',
  'client_key_wrong',
  'rate_limited',
  'internal_server_error',
  'service_unavailable',
];
const OF_BODIES: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];
const BY_ACCESS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  'signed-in': ['unauthorized'],
  self: ['unauthorized'],
  merchant: ['unauthorized'],
  owner: ['unauthorized'],
  internal: [],
};

/** Only queues knows that a merchant has closed for good; to another service nobody works there any more. */
const OF_STAFF_IN_QUEUES: readonly ErrorCode[] = ['merchant_closed_for_good'];

/** Every code that a call may fail with under one of its access rules. */
export function errorsOf(definition: Call, access: Access): ErrorCode[] {
  const ofBodies = definition.method === 'GET' ? [] : OF_BODIES;
  const isOfQueues = definition.service === 'queues';
  const hidden = access === 'self' ? [hidingError(definition.path)] : [];
  return [
    ...new Set([
      ...ALWAYS,
      ...ofBodies,
      ...BY_ACCESS[access],
      ...(isPublicRead(definition, access) ? [] : (['forbidden'] as const)),
      ...(access === 'owner' && isOfQueues ? OF_STAFF_IN_QUEUES : []),
      ...hidden,
      ...definition.errors,
    ]),
  ];
}

/** Whether every caller may read it, including API keys; any other call may answer `forbidden`. */
function isPublicRead({ method, roles, service }: Call, access: Access): boolean {
  return access === 'anyone' && method === 'GET' && !roles && service !== 'identity';
}

/** the code with which objects of another user answer, as if they did not exist. */
export function hidingError(path: string): ErrorCode {
  return path.includes('/tickets') ? 'ticket_not_found' : 'not_found';
}
