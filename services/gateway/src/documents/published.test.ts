import { readFileSync } from 'node:fs';
import { breaksOf, essenceOf } from '@turno/tools/contract';
import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

const published = JSON.parse(
  readFileSync(new URL('../../published/openapi.json', import.meta.url), 'utf8'),
);
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
