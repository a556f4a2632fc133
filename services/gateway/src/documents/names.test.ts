import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Operation = {
  tags: string[];
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { schema: object }> };
};

const document = openApiDocument('https://api.example', LIMITS);
const operations = [document.paths, document.webhooks].flatMap((paths) =>
  Object.values(paths as Record<string, Record<string, Operation>>).flatMap((verbs) =>
    Object.values(verbs),
  ),
);

test('S-12 each call has one tag, which is declared, and no tag holds most of the calls', () => {
  const declared = (document.tags as { name: string; description: string }[]).map(
    ({ name }) => name,
  );
  const used = operations.map(({ tags }) => tags);
  expect(used.filter(({ length }) => length !== 1)).toEqual([]);
  expect([...new Set(used.flat())].toSorted()).toEqual(declared.toSorted());
  for (const tag of declared) expect(used.filter(([each]) => each === tag).length).toBeLessThan(45);
});

test('S-12 errors are written once, and calls refer to them', () => {
  const { responses } = document.components as { responses: Record<string, object> };
  const errors = operations.flatMap(({ responses: all }) =>
    Object.entries(all).flatMap(([status, answer]) => (/^[45]\d\d$/.test(status) ? [answer] : [])),
  );
  const names = errors.map((answer) => String(Object(answer).$ref).split('/').at(-1) ?? '');
  expect(names.filter((name) => !(name in responses))).toEqual([]);
  expect(Object.keys(responses).filter((name) => !names.includes(name))).toEqual([
    'MethodNotAllowed',
  ]);
  const contents = Object.values(responses).map((answer) => JSON.stringify(answer));
  expect(new Set(contents).size).toBeGreaterThan(contents.length * 0.8);
});

test('S-12 every body that is sent has a name', () => {
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  expect(bodies.length).toBeGreaterThan(80);
  expect(bodies.filter(({ schema }) => !('$ref' in schema))).toEqual([]);
});
