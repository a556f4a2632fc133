import { CALLS, type Call } from '@turno/shared-types';
import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Operation = { responses: Record<string, { headers?: object }> };

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Partial<Record<'get' | 'post', Operation>>>;

const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');
const readable = Object.entries(paths).flatMap(([path, { get }]) => (get ? [shapeOf(path)] : []));
const made = Object.entries(paths).filter(([, { post }]) => post?.responses[201]);
const located = made
  .filter(([, { post }]) => 'Location' in (post?.responses[201]?.headers ?? {}))
  .map(([path]) => path);

test('what is made and has a path of its own is found by the header Location', () => {
  const below = made
    .map(([path]) => path)
    .filter((path) => readable.includes(`${shapeOf(path)}/*`));
  expect(below.length).toBeGreaterThan(0);
  expect(located).toEqual(expect.arrayContaining(below));
  expect(located.toSorted()).toEqual([
    '/auth/signup',
    '/private/merchants',
    '/private/merchants/{merchantId}/queues',
    '/private/users/{userId}/pass_owners',
    '/private/users/{userId}/tickets/{queueDailyCounterId}/{counter}/offer',
    '/public/merchants/{merchantId}/queues/{queueId}/lineup',
  ]);
});

test('every location is a path that can be read', () => {
  const locations = Object.values<Call>(CALLS).flatMap(({ location }) => location ?? []);
  expect(locations).toHaveLength(located.length);
  expect(readable).toEqual(expect.arrayContaining(locations.map(shapeOf)));
});
