import type { Call } from '../call.ts';
import { CALLS } from './list.ts';

test('an answer without a body fits its call: clients read it as an empty object', () => {
  const empty = Object.entries<Call>(CALLS).filter(([, { status }]) => status === 204);
  const wrong = empty.filter(([, { reply }]) => !reply.safeParse({}).success);
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(empty.length).toBeGreaterThan(5);
});

test('only calls of managers admit API keys', () => {
  const wrong = Object.entries<Call>(CALLS).filter(([, { keyScope, access, path }]) => {
    const isOwners =
      access === 'owner' || (typeof access === 'object' && access.private === 'owner');
    return keyScope !== undefined && !(isOwners && path.includes(':merchantId'));
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
