import { localDefaults, originAddress, serviceConfig } from '@turno/kit';
import { REMOTE_NAMES } from '@turno/shared-types';
import { readSigningKey, readVerifyKeys } from '@turno/tools/signing';
import { isProxyList, TRUST_PROXY_RULE } from '@turno/tools/trust-proxy';
import * as z from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin: scheme, host and port',
  );

const limit = z.coerce.number().int().min(1);

/** A comma-separated list in one variable. */
function listOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item));
}

const services = listOf(originAddress).refine(
  (addresses) => addresses.length > 0,
  'must name an address',
);

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** Parses keys as a step of a schema. */
function keys<T>(read: (text: string) => T) {
  return (text: string, context: z.RefinementCtx): T => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
      return z.NEVER;
    }
  };
}

export const configFields = z.object({
  PORT: serviceConfig.PORT.default(4000),
  HOST: serviceConfig.HOST,
  INTERNAL_SECRET: serviceConfig.INTERNAL_SECRET,
  LOG_LEVEL: serviceConfig.LOG_LEVEL,
  /** The separate port of `/metrics`; without it the metrics are not served. */
  METRICS_PORT: z.optional(serviceConfig.PORT),
  METRICS_HOST: serviceConfig.HOST,
  IDENTITY_URL: services.prefault('http://127.0.0.1:4001'),
  QUEUES_URL: services.prefault('http://127.0.0.1:4002'),
  PASSES_URL: services.prefault('http://127.0.0.1:4003'),
  /** Origins whose pages may call from a browser; the origins of partners come from queues. */
  ALLOWED_ORIGINS: listOf(origin),
  /** Keys of the apps that may call; an empty list accepts all (G-51). */
  CLIENT_KEYS: listOf(z.string()).prefault(''),
  /** Per client address, which all guests of a venue may share. */
  RATE_LIMIT_PER_MINUTE: limit.default(12_000),
  AUTH_RATE_LIMIT_PER_MINUTE: limit.default(600),
  /** Wrong codes of status pages and links per client address. */
  CODE_MISSES_PER_MINUTE: limit.default(60),
  /** Numbers that one kiosk may take. */
  KIOSK_RATE_LIMIT_PER_MINUTE: limit.default(60),
  /** Requests per API key, from any address. */
  API_KEY_RATE_LIMIT_PER_MINUTE: limit.default(600),
  /** Event streams that one client address may hold open at a time. */
  STREAMS_PER_ADDRESS: limit.default(5_000),
  /** Proxies whose `X-Forwarded-For` is trusted, in the syntax of Express's `trust proxy`; empty trusts none. */
  TRUST_PROXY: z.string().refine(isProxyList, TRUST_PROXY_RULE).default(''),
  RELEASES_DIR: z.string().default('.data/releases'),
  /** Public keys of those who release, separated by commas; without one every release is accepted. */
  RELEASE_VERIFY_KEY: z.string().default('').transform(keys(readVerifyKeys)),
  /** Private key that signs `/remotes.json`; without one the response has no signature. */
  POINTER_SIGNING_KEY: z.string().default('').transform(keys(readSigningKey)),
  /** JSON: remote name -> the origin that serves its releases. */
  REMOTE_ORIGINS: json.pipe(z.partialRecord(z.enum(REMOTE_NAMES), origin)).prefault('{}'),
  /** Public base URL of the gateway, shown in the OpenAPI document. */
  PUBLIC_URL: origin,
});

const LOCAL = { ALLOWED_ORIGINS: 'http://localhost:3000', PUBLIC_URL: 'http://localhost:4000' };

export const configSchema = z.preprocess(localDefaults(LOCAL), configFields);

export type Config = z.infer<typeof configSchema>;
