import { crashesOf } from '../../../test/crashes/crashes.ts';
import { addHolder, addPerson, usesOf } from '../../../test/passes/pass-holders.ts';
import {
  openTestPasses,
  queueIds,
  refs,
  type TestPasses,
} from '../../../test/passes/test-passes.ts';
import { range } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { lineUp } from './line-up.ts';
import { removeTicket } from './remove-ticket.ts';
import { notifyDuePasses } from './ticket-passes.ts';

jest.setTimeout(60_000);

let testMerchants: TestPasses;

beforeAll(async () => {
  testMerchants = await openTestPasses();
});
afterAll(() => testMerchants.close());

const { doomed } = crashesOf(() => testMerchants.harness);

test('PAS-029 QUE-050 X-53 a person lines up with a pass: held, confirmed, and shown on the ticket', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  // The bare list is taken too.
  const { status, body } = await testMerchants.lineUp(
    testMerchants.fastTrack,
    holder.userId,
    refs(holder),
    'k',
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ticketValue: 'BA1',
    paxCount: 1,
    passUsages: [{ passId: holder.passId, usedAt: body.createdAt, checkedInAt: null }],
    pass_owner: { name: `Persona ${holder.id}` },
    pass: { pass_type: { name: 'Fast Track' } },
  });
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([
    expect.objectContaining({ state: 'confirmed' }),
  ]);
  const again = await testMerchants.lineUp(
    testMerchants.fastTrack,
    holder.userId,
    { passOwners: refs(holder) },
    'k',
  );
  expect([again.status, again.body.counter]).toEqual([201, body.counter]);
  expect(await usesOf(testMerchants.passes.db, holder)).toHaveLength(1);
});

test('PAS-029 a retry in a process that does not know the holder keeps the uses of the ticket', async () => {
  const { passes, harness, fastTrack } = testMerchants;
  const parent = await addHolder(passes.db);
  const child = await addPerson(passes.db, parent.userId);
  const request = {
    ...queueIds(fastTrack),
    caller: { userId: parent.userId, role: 'ROLE_USER' as const },
    isStaff: false,
    body: { passOwners: refs(parent, child) },
    idempotencyKey: 'k',
  };
  const { ticket } = await lineUp(harness.deps, request);
  // The second pass cannot be used any more when the retry arrives.
  await passes.db
    .collection<{ _id: number }>('passes')
    .updateOne({ _id: child.passId }, { $set: { disabled: true } });
  const steps = { ...harness.deps.store.steps, hasSeen: () => false };
  const unknowing = { ...harness.deps, store: { ...harness.deps.store, steps } };
  expect((await lineUp(unknowing, request)).ticket.id).toBe(ticket.id);
  const confirmed = [{ state: 'confirmed', ticketId: ticket.id }];
  expect(await usesOf(passes.db, parent)).toEqual(confirmed);
  expect(await usesOf(passes.db, child)).toEqual(confirmed);
});

test('PAS-029 a family is one ticket of so many people, or none when one pass fails', async () => {
  const parent = await addHolder(testMerchants.passes.db);
  const child = await addPerson(testMerchants.passes.db, parent.userId);
  const disabled = await addPerson(testMerchants.passes.db, parent.userId, { disabled: true });
  const wrong = await testMerchants.lineUp(testMerchants.fastTrack, parent.userId, {
    passOwners: refs(parent, disabled),
  });
  expect([wrong.status, wrong.body.error_code]).toEqual([422, 'pass_not_usable']);
  expect(await usesOf(testMerchants.passes.db, parent)).toEqual([]);
  const { status, body } = await testMerchants.lineUp(testMerchants.fastTrack, parent.userId, {
    passOwners: refs(parent, child),
  });
  expect([status, body.paxCount, body.passUsages?.length]).toEqual([201, 2, 2]);
});

test('I18 a pass with one use left, wanted in two queues twenty times: one ticket', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const answers = await Promise.all(
    range(1, 20).map((each) =>
      testMerchants.lineUp(
        each % 2 ? testMerchants.fastTrack : testMerchants.anyPass,
        holder.userId,
        {
          passOwners: refs(holder),
        },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const codes = answers.flatMap(({ body }) => body.error_code ?? []);
  expect(codes).toHaveLength(19);
  // Which of the two a loser reads depends on whether the winner's hold or its ticket came first.
  expect(['already_in_queue', 'pass_used_up']).toEqual(expect.arrayContaining(codes));
  expect(await usesOf(testMerchants.passes.db, holder)).toHaveLength(1);
});

test('PAS-031 with the last use held by a ticket: already in this queue, used up for another', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const lineUp = (queue: typeof testMerchants.fastTrack) =>
    testMerchants.lineUp(queue, holder.userId, { passOwners: refs(holder) });
  expect((await lineUp(testMerchants.fastTrack)).status).toBe(201);
  expect((await lineUp(testMerchants.fastTrack)).body.error_code).toBe('already_in_queue');
  expect((await lineUp(testMerchants.anyPass)).body.error_code).toBe('pass_used_up');
});

test('QUE-068 a removed ticket returns the use, also when passes learns of it late', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const take = () =>
    testMerchants.lineUp(testMerchants.fastTrack, holder.userId, { passOwners: refs(holder) });
  const remove = ({ body }: Awaited<ReturnType<typeof take>>) =>
    removeTicket(testMerchants.harness.deps, {
      userId: holder.userId,
      counterId: body.queueDailyCounterId,
      number: body.counter,
    });
  await remove(await take());
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([]);
  const second = await take();
  await testMerchants.passes.kill();
  await remove(second);
  expect(await usesOf(testMerchants.passes.db, holder)).toHaveLength(1);
  expect((await take()).status).toBe(503);
  await testMerchants.passes.start();
  await notifyDuePasses(testMerchants.harness.deps, 10);
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([]);
});

test('killed after the number was given: the sweepers confirm the use with the ticket', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const dead = await doomed('allocate');
  const request = {
    ...queueIds(testMerchants.fastTrack),
    caller: { userId: holder.userId, role: 'ROLE_USER' as const },
    isStaff: false,
    body: { passOwners: refs(holder) },
    idempotencyKey: 'k',
  };
  await expect(lineUp(dead, request)).rejects.toThrow('killed');
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([
    expect.objectContaining({ state: 'held' }),
  ]);
  await sweep(testMerchants.harness.deps);
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([
    expect.objectContaining({ state: 'confirmed' }),
  ]);
});

test('killed before a number was given: the use is free once no ticket can come any more', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const ticketId = 'a'.repeat(24);
  const date = '2026-11-21';
  const held = {
    ...queueIds(testMerchants.fastTrack),
    userId: holder.userId,
    passMode: 'specific' as const,
    date,
  };
  await testMerchants.harness.deps.passes.hold({
    ...held,
    ticketId,
    attemptId: ticketId,
    passOwners: refs(holder),
  });
  const take = () =>
    testMerchants.lineUp(testMerchants.fastTrack, holder.userId, { passOwners: refs(holder) });
  expect((await take()).body.error_code).toBe('pass_used_up');
  await testMerchants.passes.db
    .collection<{ _id: number }>('passes')
    .updateOne({ _id: holder.passId }, { $set: { 'usages.0.expiresAt': new Date(0) } });
  expect((await take()).status).toBe(201);
});
