import type { Call } from '../call.ts';
import { CALLS } from './list.ts';

test('an answer without a body fits its call: clients read it as an empty object', () => {
  const empty = Object.entries<Call>(CALLS).filter(([, { status }]) => status === 204);
  const wrong = empty.filter(([, { reply }]) => !reply.safeParse({}).success);
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(empty.length).toBeGreaterThan(5);
});

const isOwners = ({ access }: Call) =>
  access === 'owner' || (typeof access === 'object' && access.private === 'owner');

test('S-08 every call of a merchant says what a role must permit, and no other call does', () => {
  const wrong = Object.entries<Call>(CALLS).filter(
    ([, call]) => isOwners(call) !== (call.permission !== undefined),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('S-08 every command of staff says what is recorded of it', () => {
  const recorded = ['acceptInvitationCall', 'closeMerchantCall'];
  // Entries are recorded where they are checked, and queues records that one was undone. A slip changes nothing.
  const others = ['checkInCall', 'undoCheckInCall', 'slipCall'];
  const wrong = Object.entries<Call>(CALLS).filter(([name, call]) => {
    const isCommand = isOwners(call) && call.method !== 'GET' && !others.includes(name);
    return (isCommand || recorded.includes(name)) !== (call.activity !== undefined);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('only calls of managers admit API keys', () => {
  const wrong = Object.entries<Call>(CALLS).filter(([, call]) => {
    const { keyScope, path } = call;
    return keyScope !== undefined && !(isOwners(call) && path.includes(':merchantId'));
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('QUE-042 PAS-019 every call under an idempotency key names the error of a key that belongs to another request', () => {
  const keyed = Object.entries<Call>(CALLS).filter(([, { idempotent }]) => idempotent);
  const wrong = keyed.filter(([, { errors }]) => !errors.includes('idempotency_key_reused'));
  expect(wrong.map(([name]) => name)).toEqual([]);
  expect(keyed.length).toBeGreaterThan(15);
});
