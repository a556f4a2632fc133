import { baseAddress, localDefaults, originAddress, serviceConfig } from '@turno/kit';
import * as z from 'zod';

/** An e-mail address, alone or in angle brackets behind a name. */
const sender = z
  .string()
  .max(200)
  .refine(
    (text) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    'must be an address, such as Turno <no-reply@turno.example>',
  );

const fields = z
  .object({
    ...serviceConfig,
    PORT: serviceConfig.PORT.default(4001),
    /** `off` permits sign-up without a puzzle: for tests and benches only. */
    BOT_CHECK: z.enum(['on', 'off']).default('on'),
    /** Minimum number of tries of a puzzle, the maximum is twice that: 2000 take about 0.5 s on a slow phone. */
    BOT_CHECK_TRIES: z.coerce.number().int().min(10).max(100_000).default(2_000),
    /** Limits per minute and client network: new guests, puzzles at the lowest difficulty, and challenges for passkeys. */
    AUTH_RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** `test` also accepts a fixed word instead of a solution. */
    BOT_CHECK_PROVIDER: z.enum(['altcha', 'test']).default('altcha'),
    /** The name of this site in puzzles; with `none` nobody can sign up, and pages say so (IDN-022). */
    BOT_CHECK_SITE_KEY: z.string().min(1).max(100).default('turno'),
    /** The SMTP server, like `smtps://user:password@mail.example:465`; without it mails become files in MAIL_OUTBOX_DIR. */
    MAIL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_OUTBOX_DIR: z.string().min(1).default('.data/outbox'),
    MAIL_FROM: sender,
    QUEUES_URL: baseAddress.default('http://127.0.0.1:4002'),
    PASSES_URL: baseAddress.default('http://127.0.0.1:4003'),
    /** Public base URLs of the gateway and of the pages; passkeys belong to the host of the pages (decision 145). */
    PUBLIC_URL: baseAddress,
    PAGE_URL: originAddress,
    /** Our Facebook app; without both values sign-in with Facebook is off. */
    FACEBOOK_APP_ID: z.string().default(''),
    FACEBOOK_APP_SECRET: z.string().default(''),
    FACEBOOK_GRAPH_URL: baseAddress.default('https://graph.facebook.com/v23.0'),
    FACEBOOK_DIALOG_URL: baseAddress.default('https://www.facebook.com/v23.0'),
    NODE_ENV: z.string().optional(),
  })
  .refine(
    ({ MAIL_SMTP_URL, NODE_ENV }) => MAIL_SMTP_URL !== undefined || NODE_ENV !== 'production',
    {
      path: ['MAIL_SMTP_URL'],
      message: 'must be set in production, where mails must not become files',
    },
  )
  .refine(
    ({ BOT_CHECK_PROVIDER, NODE_ENV }) =>
      BOT_CHECK_PROVIDER === 'altcha' || NODE_ENV !== 'production',
    { path: ['BOT_CHECK_PROVIDER'], message: 'must be altcha in production' },
  )
  .refine(({ BOT_CHECK, NODE_ENV }) => BOT_CHECK === 'on' || NODE_ENV !== 'production', {
    path: ['BOT_CHECK'],
    message: 'must be on in production',
  });

const LOCAL = {
  PUBLIC_URL: 'http://localhost:4000',
  PAGE_URL: 'http://localhost:3000',
  MAIL_FROM: 'Turno <no-reply@turno.example>',
};

export const configSchema = z.preprocess(localDefaults(LOCAL), fields);
