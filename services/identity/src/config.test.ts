import { parseConfig } from '@turno/kit';
import { configSchema } from './config.ts';

const ENVIRONMENT = {
  MONGODB_URI: 'mongodb://localhost:27017',
  INTERNAL_SECRET: 'a secret for the tests',
};

test('identity listens on 4001 and checks for robots unless it is told otherwise', () => {
  expect(parseConfig(configSchema, ENVIRONMENT)).toMatchObject({ PORT: 4001, BOT_CHECK: 'on' });
});

test('G-14 the bot check may be off outside production', () => {
  const config = parseConfig(configSchema, { ...ENVIRONMENT, BOT_CHECK: 'off' });
  expect(config.BOT_CHECK).toBe('off');
});

test('G-14 production refuses to start without the bot check', () => {
  const environment = { ...ENVIRONMENT, BOT_CHECK: 'off', NODE_ENV: 'production' };
  expect(() => parseConfig(configSchema, environment)).toThrow('BOT_CHECK');
});
