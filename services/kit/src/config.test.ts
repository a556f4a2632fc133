import * as z from 'zod';
import { parseConfig, serviceConfig } from './config.ts';

const schema = z.object({ ...serviceConfig, PORT: serviceConfig.PORT.default(4001) });
const GOOD = { MONGODB_URI: 'mongodb://localhost', INTERNAL_SECRET: 'sixteen or more letters' };

test('what is left out takes its default, an empty value too', () => {
  expect(parseConfig(schema, { ...GOOD, HOST: '' })).toMatchObject({
    PORT: 4001,
    HOST: '127.0.0.1',
    DEMO_DATA: false,
    TOKEN_ISSUER: 'turno',
  });
});

test.each([
  { variable: 'PORT', value: 'eighty' },
  { variable: 'PORT', value: '70000' },
  { variable: 'MONGODB_URI', value: 'localhost:27017' },
  { variable: 'INTERNAL_SECRET', value: 'too short' },
  { variable: 'DEMO_DATA', value: 'yes' },
  { variable: 'IDENTITY_URL', value: 'file:///etc' },
  { variable: 'IDENTITY_URL', value: 'http://identity?key=1' },
])('$variable=$value is named, its value is not', ({ variable, value }) => {
  const parse = () => parseConfig(schema, { ...GOOD, [variable]: value });
  expect(parse).toThrow(`Bad configuration: ${variable} (`);
  expect(parse).not.toThrow(value);
});

test.each(['http://identity:4001', 'http://identity:4001/', 'https://inside.example/identity//'])(
  'S-06 a path follows the address %s as it is',
  (url) => {
    const { IDENTITY_URL } = parseConfig(schema, { ...GOOD, IDENTITY_URL: url });
    expect(IDENTITY_URL).toBe(url.replace(/\/*$/, ''));
  },
);

test('every bad variable is named at once, and which of them are missing', () => {
  const environment = { INTERNAL_SECRET: '', PORT: 'eighty' };
  expect(() => parseConfig(schema, environment)).toThrow(
    /PORT \(Invalid.*MONGODB_URI \(missing\), INTERNAL_SECRET \(missing\)/,
  );
});

test('a variable that others need is named with the reason', () => {
  const others = 'must be set in production';
  const withReason = schema.superRefine((_config, context) =>
    context.addIssue({ code: 'custom', path: ['MAIL_SMTP_URL'], message: others }),
  );
  expect(() => parseConfig(withReason, GOOD)).toThrow(`MAIL_SMTP_URL (${others})`);
});
