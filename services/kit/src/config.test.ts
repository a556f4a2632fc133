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
])('$variable=$value is named, its value is not', ({ variable, value }) => {
  const parse = () => parseConfig(schema, { ...GOOD, [variable]: value });
  expect(parse).toThrow(`Bad configuration: ${variable} (`);
  expect(parse).not.toThrow(value);
});

test('every bad variable is named at once', () => {
  expect(() => parseConfig(schema, {})).toThrow(/MONGODB_URI .*, INTERNAL_SECRET/);
});
