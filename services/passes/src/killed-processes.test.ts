import { killedEnv } from '../test/env.ts';
import { startKilledProcesses } from '../test/killed-processes.ts';
import { buildPass, perDay, TODAY } from '../test/start-passes.ts';
import { createStore, type Store } from './deps.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from './provider/store.ts';
import { giveBackUses } from './uses/index.ts';

const { families: FAMILIES, kills: KILLS } = killedEnv;
const AT_ONCE = 8;
const MARGIN_MS = 5_000;
jest.setTimeout(600_000);

let system: Awaited<ReturnType<typeof startKilledProcesses>>;
let store: Store;
let office: EmbeddedProvider;
beforeAll(async () => {
  system = await startKilledProcesses();
  store = await createStore(system.database);
  office = await createEmbeddedProvider(system.database.db);
});
afterAll(() => system.close());

const now = () => new Date();
const ticketOf = (family: number, letter: string) =>
  family.toString(16).padStart(23, '0').concat(letter);

/** A pass for one use, sold by the ticket office, in the hands of staff, and the token that shares it. */
async function sharedPass(family: number) {
  const sold = { validFrom: null, validTo: null, maxUses: 1 };
  const pass = buildPass({
    id: 1_000 + family,
    mediacode: `KILLED${family}`,
    userId: 1,
    passOwnerId: null,
    activatedOn: [],
    issuedBy: 1,
    passType: { policy: perDay(5) },
    provider: {
      ...sold,
      used: 0,
      lastProviderUsedAt: null,
      oneShotProviderUsage: true,
      readAt: new Date(0),
    },
  });
  await office.issue([{ code: pass.mediacode, passTypeId: 1, ...sold }]);
  await store.passes.addMissing([pass]);
  const passes = [{ id: pass.id, transfers: 0 }];
  const token = await store.transfers.issue(
    { kind: 'passes', from: 1, passes, ownerIds: [] },
    now(),
  );
  return { pass, token };
}

/** Two accounts redeem one pass; the winner gives it to a person, activates it and takes two numbers with it at once. */
async function runFamily(family: number) {
  const { pass, token } = await sharedPass(family);
  const accounts = [10_000 + family * 2, 10_001 + family * 2];
  const redeemed = await Promise.all(
    accounts.map(async (userId) => ({
      userId,
      reply: await system.send({
        path: `/private/users/${userId}/passes/redeem`,
        body: { token },
        token: await system.tokens.tokenFor({ userId }),
      }),
    })),
  );
  const winners = redeemed.filter(({ reply }) => reply.status === 200);
  const userId = winners[0]?.userId ?? 0;
  const ownerId = userId * 10;
  await store.passOwners.addMissing([{ id: ownerId, userId, name: 'Anna' }]);
  const bearer = await system.tokens.tokenFor({ userId });
  const assign = (command: string) =>
    system.send({
      path: `/private/users/${userId}/pass_owners/${ownerId}/${command}`,
      body: { passIds: [pass.id] },
      token: bearer,
    });
  const [associated, activated] = [
    await assign('associate_passes'),
    await assign('activate_passes'),
  ];
  const date = (await store.passes.findByIds([pass.id]))[0]?.activatedOn[0] ?? TODAY;
  const reserve = async (ticketId: string): Promise<number> => {
    const queue = { merchantId: 10, queueId: 100, passMode: 'specific', date };
    const passOwners = [{ id: ownerId, passId: pass.id }];
    const body = { ...queue, userId, ticketId, attemptId: ticketId, passOwners };
    const reply = await system.send({ path: '/internal/pass_usages/reserve', body });
    const [held] = reply.body?.reserved ?? [];
    // As queues does: no ticket is stored for a hold that is about to expire.
    if (held && Date.parse(held.expiresAt) - MARGIN_MS < Date.now()) return reserve(ticketId);
    if (held) system.queues.statuses.set(ticketId, 'exists');
    return reply.status;
  };
  const tickets = [ticketOf(family, 'a'), ticketOf(family, 'b')];
  const taken = await Promise.all(
    tickets.map(async (ticketId) => ({ ticketId, status: await reserve(ticketId) })),
  );
  const held = taken.filter(({ status }) => status === 200).map(({ ticketId }) => ticketId);
  const isReleased = family % 2 === 0;
  for (const ticketId of held) {
    await system.send({ path: '/internal/pass_usages/confirm', body: { ticketId } });
    if (isReleased)
      await system.send({ path: '/internal/pass_usages/release', body: { ticketId } });
  }
  return {
    winners: winners.length,
    done: [associated.status, activated.status],
    held: held.length,
    pass,
    userId,
    ownerId,
    isReleased,
  };
}

/** Runs every family, some at once, while processes are killed. */
async function runUnderKills<Result>(run: (family: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let kills = 0;
  const runAll = Array.from({ length: AT_ONCE }, async () => {
    while (next < FAMILIES) {
      next += 1;
      results.push(await run(next));
      // Progress decides when a process dies, so that a slow machine kills as often as a fast one.
      if (results.length >= ((kills + 1) * FAMILIES) / (KILLS + 1) && kills < KILLS) {
        kills += 1;
        await system.killAndRestart(kills);
      }
    }
  });
  await Promise.all(runAll);
  expect([results.length, kills]).toEqual([FAMILIES, KILLS]);
  return results;
}

test('I14 I15 I18 redeem, associate, activate, use and release under kills: each is won once, no use is lost or counted twice', async () => {
  const results = await runUnderKills(runFamily);
  await giveBackUses({ store, provider: office, now });
  for (const { winners, done, held, pass, userId, ownerId, isReleased } of results) {
    expect([winners, ...done, held]).toEqual([1, 200, 200, 1]);
    const [stored] = await store.passes.findByIds([pass.id]);
    expect(stored).toMatchObject({ userId, passOwnerId: ownerId, transfers: 1, returns: [] });
    expect([stored?.activatedOn.length, stored?.usages.length]).toEqual([1, isReleased ? 0 : 1]);
    expect((await office.find(pass.mediacode)).used).toBe(isReleased ? 0 : 1);
  }
});

test('PAS-019 under kills one key creates passes once, and what else comes under it creates none', async () => {
  const merchants = [{ id: 10, name: 'M10' }];
  const issuedBy = 1;
  await store.passTypes.addMissing([{ ...buildPass().passType, id: 77, merchants }]);
  const token = await system.tokens.tokenFor({ userId: issuedBy, role: 'ROLE_MERCHANT' });
  const answers = await runUnderKills((family) =>
    Promise.all(
      [2, 3, 2, 3].map((passCount, first) =>
        system.send({
          path: `/private/users/${issuedBy}/passes`,
          body: { passTypeId: 77, passCount },
          token,
          idempotencyKey: `family-${family}`,
          first,
        }),
      ),
    ),
  );
  const created = answers.flatMap((ofKey) => {
    const [first, ...copies] = ofKey.filter(({ status }) => status === 201);
    const refused = ofKey.filter(({ status }) => status !== 201);
    for (const { body } of copies) expect(body).toEqual(first?.body);
    expect(refused.map(({ body }) => body.error_code)).toEqual([
      'idempotency_key_reused',
      'idempotency_key_reused',
    ]);
    return first?.body.passIds;
  });
  const stored = system.database.db.collection('passes').find({ issuedBy, 'passType.id': 77 });
  const ids = (await stored.toArray()).map(({ _id }) => _id);
  expect(ids.toSorted()).toEqual(created.toSorted());
});
