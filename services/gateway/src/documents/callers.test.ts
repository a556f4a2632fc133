import {
  API_KEY_SCOPES,
  accessOf,
  CALLS,
  type Call,
  ROLES,
  STAFF_ROLES,
} from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Operation = { operationId: string; description: string };

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const rows = Object.values(paths)
  .flatMap((verbs) => Object.values(verbs))
  .map(({ operationId, description }) => {
    const [, name = '', scope] = /^(.*?)(?:_(public|private))?$/.exec(operationId) ?? [];
    const call = Object.entries<Call>(CALLS).find(([each]) => each === `${name}Call`)?.[1];
    const [who = ''] = description.split('\n');
    return { operationId, who, call: call as Call, access: accessOf(call as Call, scope) };
  });
const named = (who: string, words: readonly string[]) =>
  words.filter((word) => who.includes(`\`${word}\``));

test.each(rows)('S-08 $operationId names the staff roles that may make it', (row) => {
  const { permission = 'team' } = row.call;
  const holders = STAFF_ROLES.filter((role) => may(role, permission));
  expect(named(row.who, STAFF_ROLES)).toEqual(row.access === 'owner' ? holders : []);
});

test.each(rows)('S-12 $operationId names the scope of API keys and the role of accounts', (row) => {
  const { keyScope, roles = [] } = row.call;
  const scopes = row.access === 'owner' && keyScope ? [keyScope] : [];
  expect(named(row.who, API_KEY_SCOPES)).toEqual(scopes);
  expect(named(row.who, ROLES)).toEqual(ROLES.filter((role) => roles.includes(role)));
  expect(row.who.includes('screen')).toBe(row.call.device === true);
});

test('S-08 only owners make API keys, and the document says so', () => {
  const { apiKey } = Object(Object(document.components).securitySchemes);
  expect(apiKey.description).toContain('an owner makes the key');
  expect(JSON.stringify(document)).not.toMatch(/[Mm]anagers only/);
});
