import { parseConfig } from '@turno/kit';
import { chooseBotCheck, missingBotCheck } from './bot-check/bot-check.ts';
import { configSchema } from './config.ts';

const ENVIRONMENT = {
  MONGODB_URI: 'mongodb://localhost:27017',
  INTERNAL_SECRET: 'a secret for the tests',
};

test('identity listens on 4001 and runs the bot check by default', () => {
  expect(parseConfig(configSchema, ENVIRONMENT)).toMatchObject({ PORT: 4001, BOT_CHECK: 'on' });
});

test('G-14 the bot check may be off outside production', () => {
  const config = parseConfig(configSchema, { ...ENVIRONMENT, BOT_CHECK: 'off' });
  expect(config.BOT_CHECK).toBe('off');
});

const PRODUCTION = {
  ...ENVIRONMENT,
  NODE_ENV: 'production',
  MAIL_SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Turno <no-reply@turno.example>',
  PUBLIC_URL: 'https://api.turno.example',
  PAGE_URL: 'https://turno.example/',
};

test.each([
  { name: 'G-14 production refuses to start without the bot check', change: { BOT_CHECK: 'off' } },
  { name: 'G-14 production refuses the test provider', change: { BOT_CHECK_PROVIDER: 'test' } },
  { name: 'IDN-013 production refuses to write mails into files', change: { MAIL_SMTP_URL: '' } },
  { name: 'IDN-013 production has to name the sender of its mails', change: { MAIL_FROM: '' } },
  { name: 'IDN-013 a sender is an address', change: { MAIL_FROM: 'Turno' } },
  { name: 'IDN-013 a sender is one address', change: { MAIL_FROM: 'Turno <no-reply>' } },
  { name: 'S-06 S-09 production has to name the address of the pages', change: { PAGE_URL: '' } },
  { name: 'S-06 production has to name the address of the gateway', change: { PUBLIC_URL: '' } },
  { name: 'S-06 pages are under no path', change: { PAGE_URL: 'https://turno.example/queue' } },
])('$name', ({ change }) => {
  expect(() => parseConfig(configSchema, PRODUCTION)).not.toThrow();
  const [name = ''] = Object.keys(change);
  expect(() => parseConfig(configSchema, { ...PRODUCTION, ...change })).toThrow(name);
});

test('IDN-013 mails leave by SMTP or become files, never by another protocol', () => {
  expect(parseConfig(configSchema, ENVIRONMENT)).toMatchObject({
    MAIL_OUTBOX_DIR: '.data/outbox',
  });
  const wrong = { ...ENVIRONMENT, MAIL_SMTP_URL: 'https://mail.example' };
  expect(() => parseConfig(configSchema, wrong)).toThrow('MAIL_SMTP_URL');
});

test('IDN-022 the site key of the bot check may be missing: pages say so', () => {
  expect(parseConfig(configSchema, ENVIRONMENT).BOT_CHECK_SITE_KEY).toBe('turno');
  const choice = { ...parseConfig(configSchema, ENVIRONMENT), BOT_CHECK_SITE_KEY: 'none' };
  expect(chooseBotCheck(choice, { challenge: 'a', key: 'b' })).toBe(missingBotCheck);
});

test('S-06 links of a developer lead to the own machine, those of an installation to its address', () => {
  const pageUrl = (environment: object) =>
    parseConfig(configSchema, { ...ENVIRONMENT, ...environment }).PAGE_URL;
  expect(pageUrl({})).toBe('http://localhost:3000');
  expect(pageUrl(PRODUCTION)).toBe('https://turno.example');
});
