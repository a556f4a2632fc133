import * as z from 'zod';

/** The base URL of another server, without a trailing slash: paths are appended to it. */
export const baseAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url), 'must have no query')
  .transform((url) => url.replace(/\/+$/, ''));

/** A base URL without a path. */
export const originAddress = baseAddress.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'must be an origin: scheme, host and port',
);

/** The environment variables of every service; a service adds its own and gives `PORT` a default. */
export const serviceConfig = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://'),
  /** Prefix of all database names, so that two installations can share one engine. */
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{1,30}$/, 'letters, digits and _')
    .default('turno'),
  INTERNAL_SECRET: z.string().min(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  IDENTITY_URL: baseAddress.default('http://127.0.0.1:4001'),
  DEMO_DATA: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** Age in days at which a signing key is rotated. */
  KEY_ROTATION_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  TOKEN_ISSUER: z.string().default('turno'),
  TOKEN_AUDIENCE: z.string().default('turno-api'),
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Default addresses for a developer's machine, as the first step of a schema. In production a missing address is an error,
 * because the links in mails would lead to the reader's own machine.
 */
export function localDefaults(defaults: Environment) {
  return (given: unknown): unknown => {
    const environment = given as Environment;
    return environment.NODE_ENV === 'production' ? given : { ...defaults, ...environment };
  };
}

/** Parses the configuration; throws an error that names every invalid variable but no value. */
export function parseConfig<T extends z.ZodType>(schema: T, environment: Environment): z.output<T> {
  const given = new Map(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ code, path, message }) => {
    const variable = path.join('.');
    // A custom message says why this configuration needs the variable, and which others it needs.
    const isMissing = code !== 'custom' && given.get(variable) === undefined;
    return `${variable} (${isMissing ? 'missing' : message})`;
  });
  throw new Error(`Bad configuration: ${problems.join(', ')}.`);
}

/** The configuration of this process; prints invalid variables and exits. */
export function readConfig<T extends z.ZodType>(schema: T): z.output<T> {
  try {
    return parseConfig(schema, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
