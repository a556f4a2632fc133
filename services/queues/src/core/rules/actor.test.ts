import { actorOf } from './actor.ts';

test.each([
  { caller: { userId: 7, staffRole: 'desk' }, actor: { userId: 7, role: 'desk' } },
  { caller: { userId: 7 }, actor: { userId: 7 } },
  { caller: { userId: 7, staffRole: 'owner', keyId: 3 }, actor: { keyId: 3 } },
] as const)('S-08 $caller is recorded as $actor', ({ caller, actor }) => {
  expect(actorOf(caller)).toEqual(actor);
});
