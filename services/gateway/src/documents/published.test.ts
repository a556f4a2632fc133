import { readFileSync } from 'node:fs';
import { breaksOf, essenceOf } from '@turno/tools/contract';
import { openApiDocument } from './open-api.ts';

const published = JSON.parse(
  readFileSync(new URL('../../published/openapi.json', import.meta.url), 'utf8'),
);
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: 1,
  AUTH_RATE_LIMIT_PER_MINUTE: 1,
  API_KEY_RATE_LIMIT_PER_MINUTE: 1,
  CODE_MISSES_PER_MINUTE: 1,
  KIOSK_RATE_LIMIT_PER_MINUTE: 1,
  STREAMS_PER_ADDRESS: 1,
};
const present = essenceOf(openApiDocument('https://api.example', LIMITS));

test('SHL-012 pages of the last release go on at the present services: no field that they use is gone', () => {
  expect(breaksOf({ pages: published, services: present })).toEqual([]);
});

test('SHL-012 a field that pages need and the services drop is named', () => {
  const [name = '', schema = {}] =
    Object.entries(present.components.schemas).find(([, { required = [] }]) =>
      required.includes('id'),
    ) ?? [];
  const without = {
    ...schema,
    required: (schema.required ?? []).filter((field) => field !== 'id'),
  };
  const services = {
    ...present,
    components: { schemas: { ...present.components.schemas, [name]: without } },
  };
  const breaks = breaksOf({ pages: published, services });
  expect(breaks).not.toEqual([]);
  expect(breaks).toEqual(breaks.filter((sentence) => /id may be missing$/.test(sentence)));
});
