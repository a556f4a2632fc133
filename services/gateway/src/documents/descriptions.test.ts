import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Operation = { operationId: string; parameters?: { name: string }[] };

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
const { schemas } = Object(document.components) as { schemas: Record<string, object> };

test('every field, every parameter and every named schema says what it means', () => {
  const silent: string[] = [];
  const look = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'example' || key === 'examples') continue;
      const fields = key === 'properties' ? Object.entries(Object(value)) : [];
      for (const [name, field] of fields) {
        if (!('$ref' in Object(field)) && !Object(field).description) silent.push(`${at}.${name}`);
      }
      look(value, `${at}/${key}`);
    }
  };
  look(document, '');
  const isSilent = (part: object) => !('description' in part) && !('$ref' in part);
  for (const { operationId, parameters = [] } of operations) {
    for (const each of parameters.filter(isSilent)) silent.push(`${operationId} ${each.name}`);
  }
  for (const [name, schema] of Object.entries(schemas)) if (isSilent(schema)) silent.push(name);
  expect(silent).toEqual([]);
});
