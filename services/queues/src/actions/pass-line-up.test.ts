import { lineUpCall, lineUpOwnersRequestCall, passOwnersValidationCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { crashesOf } from '../../test/crashes.ts';
import { addHolder, addPerson, type Holder, usesOf } from '../../test/pass-holders.ts';
import { freePort, type PassesService, startPassesService } from '../../test/passes-service.ts';
import { newUser } from '../../test/people.ts';
import { openWorld, type Place, range, type World } from '../../test/world.ts';
import { removeTicket } from './remove-ticket.ts';
import { sweep } from './sweep.ts';
import { tellDuePasses } from './tell-passes.ts';

jest.setTimeout(60_000);

let world: World;
let app: TestApp;
let passes: PassesService;
let place: Place;
let open: Place;

beforeAll(async () => {
  const port = await freePort();
  world = await openWorld('pass_line_up', `http://127.0.0.1:${port}`);
  app = await startTestApp(world);
  passes = await startPassesService('queues_pass_line_up', port, app.service.url);
  const ticketed = { qrCodeEnabled: true, nextRatio: 2 };
  place = await world.addPlace({ queue: { passMode: 'specific', ...ticketed } });
  open = await world.addPlace({ queue: { passMode: 'generic', ...ticketed } });
});
afterAll(async () => {
  await passes.close();
  await app.close();
  await world.close();
});
const { doomed, letReservationsLapse } = crashesOf(() => world);

const refs = (...holders: { id: number; passId: number }[]) =>
  holders.map(({ id, passId }) => ({ id, passId }));
const idsOf = ({ merchant, queue }: Place) => ({ merchantId: merchant.id, queueId: queue.id });

async function lineUp(where: Place, userId: number, body: object, idempotencyKey?: string) {
  const params = { scope: 'public' as const, ...idsOf(where) };
  const sent = {
    ...(await app.as(userId, 'ROLE_USER')),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  };
  return app.service.call(lineUpCall, { params, body }, sent);
}

test('PAS-029 QUE-050 X-53 a person lines up with a pass: held, confirmed, and shown on the ticket', async () => {
  const holder = await addHolder(passes.db);
  // The bare list is taken too.
  const { status, body } = await lineUp(place, holder.userId, refs(holder), 'k');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ticketValue: 'BA1',
    paxCount: 1,
    passUsages: [{ passId: holder.passId, usedAt: body.createdAt, checkedInAt: null }],
    pass_owner: { name: `Persona ${holder.id}` },
    pass: { pass_type: { name: 'Fast Track' } },
  });
  expect(await usesOf(passes.db, holder)).toEqual([
    expect.objectContaining({ state: 'confirmed' }),
  ]);
  const again = await lineUp(place, holder.userId, { passOwners: refs(holder) }, 'k');
  expect([again.status, again.body.counter]).toEqual([201, body.counter]);
  expect(await usesOf(passes.db, holder)).toHaveLength(1);
});

test('PAS-029 a family is one ticket of so many people, or none when one pass fails', async () => {
  const parent = await addHolder(passes.db);
  const child = await addPerson(passes.db, parent.userId);
  const disabled = await addPerson(passes.db, parent.userId, { disabled: true });
  const wrong = await lineUp(place, parent.userId, { passOwners: refs(parent, disabled) });
  expect([wrong.status, wrong.body.error_code]).toEqual([422, 'pass_not_usable']);
  expect(await usesOf(passes.db, parent)).toEqual([]);
  const { status, body } = await lineUp(place, parent.userId, { passOwners: refs(parent, child) });
  expect([status, body.paxCount, body.passUsages?.length]).toEqual([201, 2, 2]);
});

test.each<{ name: string; code: string; status: number; ask: (mine: Holder) => Promise<object> }>([
  { name: 'no pass', code: 'empty_list', status: 422, ask: async () => ({}) },
  { name: 'an empty list', code: 'empty_list', status: 422, ask: async () => ({ passOwners: [] }) },
  {
    name: 'somebody else’s person',
    code: 'pass_owner_not_found',
    status: 404,
    ask: async () => ({ passOwners: refs(await addHolder(passes.db)) }),
  },
  {
    name: 'a pass of another person',
    code: 'pass_not_found',
    status: 404,
    ask: async (mine) => {
      const other = await addPerson(passes.db, mine.userId);
      return { passOwners: [{ id: mine.id, passId: other.passId }] };
    },
  },
  {
    name: 'a pass for whoever holds it at a Fast Track',
    code: 'pass_incompatible',
    status: 422,
    ask: async ({ userId }) => ({
      passOwners: refs(await addPerson(passes.db, userId, { mode: 'generic' })),
    }),
  },
  {
    name: 'one person twice',
    code: 'validation_error',
    status: 400,
    ask: async (mine) => ({ passOwners: refs(mine, mine) }),
  },
  {
    name: 'more people than passes',
    code: 'pax_count_invalid',
    status: 422,
    ask: async (mine) => ({ paxCount: 2, passOwners: refs(mine) }),
  },
])('PAS-031 $name: $code', async ({ code, status, ask }) => {
  const holder = await addHolder(passes.db);
  const answer = await lineUp(place, holder.userId, await ask(holder));
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  expect(await usesOf(passes.db, holder)).toEqual([]);
});

test('I18 a pass with one use left, wanted in two queues twenty times: one ticket', async () => {
  const holder = await addHolder(passes.db);
  const answers = await Promise.all(
    range(1, 20).map((each) =>
      lineUp(each % 2 ? place : open, holder.userId, { passOwners: refs(holder) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const codes = new Set(answers.flatMap(({ body }) => body.error_code ?? []));
  expect([...codes].toSorted()).toEqual(['already_in_queue', 'pass_used_up']);
  expect(await usesOf(passes.db, holder)).toHaveLength(1);
});

test('QUE-068 a removed ticket gives the use back, also when passes hears of it late', async () => {
  const holder = await addHolder(passes.db);
  const take = () => lineUp(place, holder.userId, { passOwners: refs(holder) });
  const remove = ({ body }: Awaited<ReturnType<typeof take>>) =>
    removeTicket(world.deps, {
      userId: holder.userId,
      counterId: body.queueDailyCounterId,
      number: body.counter,
    });
  await remove(await take());
  expect(await usesOf(passes.db, holder)).toEqual([]);
  const second = await take();
  await passes.kill();
  await remove(second);
  expect(await usesOf(passes.db, holder)).toHaveLength(1);
  expect((await take()).status).toBe(503);
  await passes.start();
  await tellDuePasses(world.deps, 10);
  expect(await usesOf(passes.db, holder)).toEqual([]);
});

test('killed after the number was given: the sweepers confirm the use with the ticket', async () => {
  const holder = await addHolder(passes.db);
  const dead = await doomed('allocate');
  const { lineUp: take } = await import('./line-up.ts');
  const ask = {
    ...idsOf(place),
    caller: { userId: holder.userId, role: 'ROLE_USER' as const },
    isStaff: false,
    body: { passOwners: refs(holder) },
    idempotencyKey: 'k',
  };
  await expect(take(dead, ask)).rejects.toThrow('killed');
  expect(await usesOf(passes.db, holder)).toEqual([expect.objectContaining({ state: 'held' })]);
  await sweep(world.deps, new Date());
  expect(await usesOf(passes.db, holder)).toEqual([
    expect.objectContaining({ state: 'confirmed' }),
  ]);
});

test('killed before a number was given: the use is free once no ticket can come any more', async () => {
  const holder = await addHolder(passes.db);
  const ticketId = 'a'.repeat(24);
  const date = '2026-11-21';
  const held = { ...idsOf(place), userId: holder.userId, passMode: 'specific' as const, date };
  await world.deps.passes.hold({ ...held, ticketId, passOwners: refs(holder) });
  const take = () => lineUp(place, holder.userId, { passOwners: refs(holder) });
  expect((await take()).body.error_code).toBe('pass_used_up');
  await passes.db
    .collection<{ _id: number }>('passes')
    .updateOne({ _id: holder.passId }, { $set: { 'usages.0.expiresAt': new Date(0) } });
  await letReservationsLapse(holder.userId);
  expect((await take()).status).toBe(201);
});

test('QUE-062 QUE-063 G-02 X-31 who could line up, and a verdict on everybody asked about', async () => {
  const holder = await addHolder(passes.db);
  const other = await addHolder(passes.db);
  const as = await app.as(holder.userId, 'ROLE_USER');
  const asked = { params: idsOf(place), body: { passOwners: refs(holder, other) } };
  const verdicts = await app.service.call(passOwnersValidationCall, asked, as);
  expect(verdicts.body.passOwnersValidation).toEqual([
    { id: holder.id, passId: holder.passId, valid: true, error_code: null },
    { id: other.id, passId: other.passId, valid: false, error_code: 'pass_owner_not_found' },
  ]);
  const owners = await app.service.call(
    lineUpOwnersRequestCall,
    { params: idsOf(place), body: {} },
    as,
  );
  expect(owners.body.passOwners.map(({ id }: { id: number }) => id)).toEqual([holder.id]);
  expect(owners.body.passOwners[0]).toMatchObject({
    hasValidPassForToday: true,
    hasActiveUsage: false,
  });
  const strange = await app.service.call(lineUpOwnersRequestCall, asked, as);
  expect([strange.status, strange.body.error_code]).toEqual([404, 'pass_owner_not_found']);
  const guest = await app.service.call(
    lineUpOwnersRequestCall,
    { params: idsOf(place), body: {} },
    await app.as(newUser()),
  );
  expect([guest.status, guest.body.passOwners]).toEqual([200, []]);
  expect((await app.service.call(passOwnersValidationCall, asked)).status).toBe(401);
});
