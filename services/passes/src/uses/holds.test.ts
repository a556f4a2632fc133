import {
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  undoPassHoldsCall,
} from '@turno/shared-types';
import {
  buildPass,
  givePasses,
  perDay,
  startPasses,
  type TestPasses,
  TODAY,
} from '../../test/start-passes.ts';
import { reservePasses, resolveExpiredHolds } from './holds.ts';

let passes: TestPasses;

beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

const ticketOf = (letter: string) => letter.repeat(24);
const requestOf = (
  passOwners: { id: number; passId: number }[],
  ticketId: string,
  attemptId = ticketId,
) => ({
  userId: 1,
  merchantId: 10,
  queueId: 100,
  passMode: 'specific' as const,
  date: TODAY,
  ticketId,
  attemptId,
  passOwners,
});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ code }) => code,
  );
async function usesOf(passId: number) {
  const [pass] = await passes.deps.store.passes.findAmong(1, [passId]);
  return pass?.usages.map(({ ticketId, state }) => `${ticketId[0]} ${state}`) ?? [];
}

test('I18 PAS-029 twenty tickets at once for a pass with one use left: one wins', async () => {
  const [ref] = await givePasses(passes.deps.store, [
    buildPass({ passType: { policy: perDay(2) } }),
  ]);
  const tickets = Array.from({ length: 21 }, (_, index) => index.toString(16).padStart(24, '0'));
  const [first = '', ...others] = tickets;
  await reservePasses(passes.deps, requestOf([ref!], first));
  const codes = await Promise.all(
    others.map((ticketId) => codeOf(reservePasses(passes.deps, requestOf([ref!], ticketId)))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'pass_used_up')).toHaveLength(19);
  expect(await usesOf(ref!.passId)).toHaveLength(2);
});

test('PAS-029 the same ticket asked for twenty times at once holds one use, and gets one answer', async () => {
  const [ref] = await givePasses(passes.deps.store, [buildPass()]);
  const request = requestOf([ref!], ticketOf('a'));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reservePasses(passes.deps, request)),
  );
  expect(new Set(answers.map(([held]) => held?.passId))).toEqual(new Set([ref!.passId]));
  expect(await usesOf(ref!.passId)).toEqual(['a held']);
});

test('I18 PAS-029 a ticket that was refused stays refused when a delayed copy of its request arrives', async () => {
  const [ref] = await givePasses(passes.deps.store, [buildPass()]);
  const reserve = (letter: string, attempt = letter) =>
    codeOf(reservePasses(passes.deps, requestOf([ref!], ticketOf(letter), ticketOf(attempt))));
  expect(await reserve('a')).toBeNull();
  expect(await reserve('b')).toBe('pass_used_up');
  await passes.deps.store.uses.release(ticketOf('a'));
  expect(await reserve('b', '9')).toBe('pass_used_up');
  expect(await reserve('c')).toBeNull();
  expect(await usesOf(ref!.passId)).toEqual(['c held']);
});

test('I18 PAS-029 copies of one request at once, and one rejection: all get the same', async () => {
  const [ref] = await givePasses(passes.deps.store, [buildPass()]);
  const requests = Array.from({ length: 40 }, (_, index) =>
    requestOf([ref!], ticketOf(index % 2 ? 'a' : 'b'), index.toString(16).padStart(24, '0')),
  );
  const codes = await Promise.all(
    requests.map((request) => codeOf(reservePasses(passes.deps, request))),
  );
  const told = (odd: number) => new Set(codes.filter((_, index) => index % 2 === odd));
  expect([told(0).size, told(1).size]).toEqual([1, 1]);
  expect(await usesOf(ref!.passId)).toHaveLength(1);
});

test('PAS-029 all or none: one rejected pass undoes the holds of the others', async () => {
  const pass = buildPass();
  const refs = await givePasses(passes.deps.store, [
    pass,
    buildPass({ passOwnerId: 11, activatedOn: [] }),
  ]);
  expect(await codeOf(reservePasses(passes.deps, requestOf(refs, ticketOf('b'))))).toBe(
    'pass_not_usable',
  );
  expect(await usesOf(pass.id)).toEqual([]);
});

test.each([
  { name: 'a confirmed use', isConfirmed: true, state: 'confirmed' },
  { name: 'a hold that the first attempt still relies on', isConfirmed: false, state: 'held' },
])('PAS-029 a retry that fails never removes $name', async ({ isConfirmed, state }) => {
  const good = buildPass({ passType: { policy: perDay(3) } });
  const refs = await givePasses(passes.deps.store, [
    good,
    buildPass({ passOwnerId: 11, activatedOn: [] }),
  ]);
  const ticketId = ticketOf(isConfirmed ? '1' : '2');
  await reservePasses(passes.deps, requestOf(refs.slice(0, 1), ticketId));
  if (isConfirmed) await passes.deps.store.uses.confirm(ticketId);
  const attemptId = ticketOf('7');
  expect(await codeOf(reservePasses(passes.deps, requestOf(refs, ticketId, attemptId)))).toBe(
    'pass_not_usable',
  );
  const secret = { internalSecret: passes.queues.secret };
  for (const each of [attemptId, ticketId]) {
    const request = { body: { ticketId, attemptId: each } };
    expect((await passes.call(undoPassHoldsCall, request, secret)).status).toBe(200);
  }
  expect(await usesOf(good.id)).toEqual([`${ticketId[0]} ${state}`]);
});

test('PAS-029 an attempt that alone holds a use undoes it', async () => {
  const [ref] = await givePasses(passes.deps.store, [buildPass()]);
  const ticketId = ticketOf('3');
  for (const _ of [1, 2]) await reservePasses(passes.deps, requestOf([ref!], ticketId));
  await passes.deps.store.uses.undo(ticketId, ticketId);
  expect(await usesOf(ref!.passId)).toEqual([]);
});

test('PAS-029 a confirmed use stays, a released one is free again; both are idempotent', async () => {
  const [ref] = await givePasses(passes.deps.store, [buildPass()]);
  const secret = { internalSecret: passes.queues.secret };
  const body = requestOf([ref!], ticketOf('c'));
  const reply = await passes.call(reservePassesCall, { body }, secret);
  expect(reply.body.reserved).toEqual([
    expect.objectContaining({
      passId: ref!.passId,
      passOwnerId: ref!.id,
      passTypeName: 'Fast Track',
    }),
  ]);
  const request = { body: { ticketId: body.ticketId } };
  for (const _ of [1, 2])
    expect((await passes.call(confirmPassesCall, request, secret)).status).toBe(200);
  expect(await usesOf(ref!.passId)).toEqual(['c confirmed']);
  for (const _ of [1, 2])
    expect((await passes.call(releasePassesCall, request, secret)).status).toBe(200);
  expect(await usesOf(ref!.passId)).toEqual([]);
  expect((await passes.call(reservePassesCall, { body })).status).toBe(403);
});

test('a process that dies while holding: after the hold expires queues decides, and nothing is guessed', async () => {
  const refs = await givePasses(passes.deps.store, [buildPass(), buildPass(), buildPass()]);
  const letters = ['d', 'e', 'f'];
  for (const [index, letter] of letters.entries()) {
    await reservePasses(passes.deps, requestOf([refs[index]!], ticketOf(letter)));
  }
  const states = () => Promise.all(refs.map(({ passId }) => usesOf(passId)));
  passes.queues.statuses.set(ticketOf('d'), 'exists').set(ticketOf('e'), 'gone');
  await resolveExpiredHolds(passes.deps);
  expect(await states()).toEqual([['d held'], ['e held'], ['f held']]);
  await passes.db
    .collection('passes')
    .updateMany(
      { _id: { $ne: refs[2]?.passId as never } },
      { $set: { 'usages.$[].expiresAt': new Date(0) } },
    );
  await resolveExpiredHolds(passes.deps);
  expect(await states()).toEqual([['d confirmed'], [], ['f held']]);
});
