import { parseConfig } from '@turno/kit';
import { configSchema } from './config.ts';

const ENVIRONMENT = {
  MONGODB_URI: 'mongodb://localhost:27017',
  INTERNAL_SECRET: 'a secret for the tests',
};

test('passes listens on 4003 and asks queues on 4002 by default', () => {
  expect(parseConfig(configSchema, ENVIRONMENT)).toMatchObject({
    PORT: 4003,
    QUEUES_URL: 'http://127.0.0.1:4002',
  });
});

test('an address that is none stops the start by name', () => {
  const environment = { ...ENVIRONMENT, QUEUES_URL: 'queues' };
  expect(() => parseConfig(configSchema, environment)).toThrow('QUEUES_URL');
});

test('S-06 paths follow the addresses of other services, with a slash at their end or without', () => {
  const urls = { QUEUES_URL: 'http://queues:4002/', IDENTITY_URL: 'http://identity:4001/' };
  expect(parseConfig(configSchema, { ...ENVIRONMENT, ...urls })).toMatchObject({
    QUEUES_URL: 'http://queues:4002',
    IDENTITY_URL: 'http://identity:4001',
  });
});

test('a ticket office without its secret stops the start by name', () => {
  const environment = { ...ENVIRONMENT, PASS_PROVIDER_URL: 'https://tickets.example' };
  expect(() => parseConfig(configSchema, environment)).toThrow('PASS_PROVIDER_SECRET');
  const secret = { PASS_PROVIDER_SECRET: 'a secret for the tests' };
  expect(parseConfig(configSchema, { ...environment, ...secret })).toMatchObject(secret);
});
