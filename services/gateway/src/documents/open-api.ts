import { API_KEY_SCOPES, ERRORS, type Subject } from '@turno/shared-types';
import type { Config } from '../config.ts';
import { MAX_BODY_BYTES } from '../proxy/request-headers.ts';
import { routeTable } from '../proxy/route-table.ts';
import { bodySchemas } from './bodies.ts';
import type { JsonSchema } from './examples/example-of.ts';
import { HEADERS, SHARED_RESPONSES } from './headers.ts';
import { errorsAt, operation } from './operation.ts';
import { namedSchemas } from './schemas.ts';
import { webhooks } from './webhooks.ts';

const ERROR_BODY = {
  type: 'object',
  description: 'Why a request was refused.',
  required: ['error_code', 'message', 'error', 'errors', 'payload'],
  properties: {
    error_code: { enum: Object.keys(ERRORS), description: 'Says what is wrong.' },
    message: { type: 'string', description: 'Fixed English; translate by `error_code`.' },
    error: { type: 'string', description: 'The same as `error_code`.' },
    errors: {
      type: 'array',
      description: 'The first repeats `message`; what was wrong with which field follows.',
      items: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'What is wrong.' },
          field: { type: ['string', 'null'], description: 'The path of the field.' },
        },
      },
    },
    payload: { type: ['object', 'null'], description: 'What belongs to it, such as a limit.' },
  },
};

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'turno_…',
  description: `For a merchant's own systems: an owner makes the key in the settings of the merchant. It is sent as a bearer
token, acts for that merchant alone, and makes the calls that name one of its scopes: ${API_KEY_SCOPES.join(', ')}. A call
of another merchant, of another scope, which \`payload.scope\` names, or of none answers 403, a revoked key 401. What anybody
may read, a key reads as well, except for calls of accounts. Each key has a budget of requests per minute, which
the headers \`RateLimit\` and \`RateLimit-Policy\` state.`,
};

const TAGS: Record<Exclude<Subject, 'internal'>, string> = {
  accounts: 'Accounts and sessions, and how people sign in.',
  merchants: 'Merchants with their opening hours, categories, chains, figures and activity.',
  team: 'The people who work for a merchant.',
  tickets: 'Taking a number, following it and giving it back.',
  queues: 'Queues and their settings.',
  calling: 'The work at desks: calling, pausing and closing.',
  entrance: 'Checking people in.',
  passes: 'Fast Track passes and the people who have them.',
  wallets: 'Tickets and passes in the wallets of phones.',
  screens: 'Boards and kiosks.',
  integrations: 'API keys and webhooks of systems of a merchant.',
};

/** What this gateway permits, as its configuration says. */
export type Limits = Pick<
  Config,
  | 'RATE_LIMIT_PER_MINUTE'
  | 'AUTH_RATE_LIMIT_PER_MINUTE'
  | 'API_KEY_RATE_LIMIT_PER_MINUTE'
  | 'CODE_MISSES_PER_MINUTE'
  | 'KIOSK_RATE_LIMIT_PER_MINUTE'
  | 'STREAMS_PER_ADDRESS'
>;

const describeLimits = (
  limits: Limits,
) => `A client address has ${limits.RATE_LIMIT_PER_MINUTE} requests per minute, of
which ${limits.AUTH_RATE_LIMIT_PER_MINUTE} may be \`POST /auth/…\`, check-ins, scans or redemptions of codes, and ${limits.STREAMS_PER_ADDRESS} open event
streams. ${limits.CODE_MISSES_PER_MINUTE} wrong codes of tickets per minute are answered. An API key has ${limits.API_KEY_RATE_LIMIT_PER_MINUTE} requests per
minute, a kiosk ${limits.KIOSK_RATE_LIMIT_PER_MINUTE} numbers. \`RateLimit\` and \`RateLimit-Policy\` of
an answer say what is left. 429 and 503 say in \`Retry-After\` when to go on. A path answers 405 to a
method that it does not have, and names those that it has in \`Allow\`. A body has at most ${MAX_BODY_BYTES} bytes.`;

/** The OpenAPI document of all calls that the gateway forwards, generated from the contract. */
export function openApiDocument(publicUrl: string, limits: Limits): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const errors: Record<string, JsonSchema> = {};
  for (const { call, paths: expressPaths } of routeTable()) {
    for (const expressPath of expressPaths) {
      const path = expressPath.replace(/:(\w+)/g, '{$1}');
      const verb = call.method.toLowerCase();
      paths[path] = { ...paths[path], [verb]: operation(call, expressPath) };
      for (const { name, response } of errorsAt(call, expressPath)) errors[name] = response;
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turno',
      version: '1.0.0',
      description: `Virtual queues, tickets and passes. Answers are bare resources in JSON.\n\n${describeLimits(limits)}`,
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooks(),
    components: {
      headers: HEADERS,
      responses: { ...SHARED_RESPONSES, ...errors },
      schemas: { Error: ERROR_BODY, ...namedSchemas(), ...bodySchemas() },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: API_KEY,
        clientKey: { type: 'apiKey', in: 'header', name: 'X-Client-Key' },
      },
    },
  };
}
