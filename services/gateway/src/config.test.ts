import { parseConfig } from '@turno/kit';
import { configSchema } from './config.ts';

const SECRET = { INTERNAL_SECRET: 'sixteen or more letters' };

test('lists and JSON are read', () => {
  const config = parseConfig(configSchema, {
    ...SECRET,
    QUEUES_URL: 'http://a:1/, http://b:2,',
    ALLOWED_ORIGINS: 'https://x.example',
    REMOTE_ORIGINS: '{"mfe-consumer":"http://localhost:3001"}',
  });
  expect(config).toMatchObject({
    PORT: 4000,
    QUEUES_URL: ['http://a:1', 'http://b:2'],
    PASSES_URL: ['http://127.0.0.1:4003'],
    ALLOWED_ORIGINS: ['https://x.example'],
    CLIENT_KEYS: [],
    REMOTE_ORIGINS: { 'mfe-consumer': 'http://localhost:3001' },
  });
});

test.each([
  { variable: 'ALLOWED_ORIGINS', value: '*' },
  { variable: 'ALLOWED_ORIGINS', value: 'https://x.example/' },
  { variable: 'REMOTE_ORIGINS', value: '{' },
  { variable: 'REMOTE_ORIGINS', value: '{"mfe-other":"http://localhost:1"}' },
  { variable: 'QUEUES_URL', value: ',' },
  { variable: 'TRUST_PROXY', value: 'proxy.example' },
  { variable: 'TRUST_PROXY', value: '1' },
  { variable: 'QUEUES_URL', value: 'http://inside.example/queues' },
  { variable: 'AUTH_RATE_LIMIT_PER_MINUTE', value: '0' },
])('$variable=$value is named', ({ variable, value }) => {
  expect(() => parseConfig(configSchema, { ...SECRET, [variable]: value })).toThrow(variable);
});

test('S-06 production has to name its own address and those of its pages', () => {
  const named = {
    ALLOWED_ORIGINS: 'https://turno.example',
    PUBLIC_URL: 'https://api.turno.example',
  };
  const production = { ...SECRET, NODE_ENV: 'production', ...named };
  expect(parseConfig(configSchema, production)).toMatchObject({
    ALLOWED_ORIGINS: [named.ALLOWED_ORIGINS],
    PUBLIC_URL: named.PUBLIC_URL,
  });
  for (const name of Object.keys(named)) {
    expect(() => parseConfig(configSchema, { ...production, [name]: '' })).toThrow(name);
    expect(() => parseConfig(configSchema, SECRET)).not.toThrow();
  }
});
