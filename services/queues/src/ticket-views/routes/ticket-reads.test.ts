import { ticketCall, userTicketsCall } from '@turno/shared-types';
import { countReads } from '../../../test/database/count-reads.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { type Journey, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { join, range } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());
afterEach(() => {
  journey.harness.clock.now = NOW;
});

async function listOf(userId: number, query: { date?: string } = {}) {
  const params = { scope: 'private' as const, userId };
  const sent = await journey.app.as(userId);
  const { body } = await journey.app.service.call(userTicketsCall, { params, query }, sent);
  return body as { status: string }[];
}

test('QUE-041 X-22 yesterday’s tickets stay listed, older ones do not unless asked for by date', async () => {
  const userId = newUser();
  const openings = everyDay('08:00', '20:00');
  await journey.lineUp(await journey.harness.addQueue({ merchant: { openings } }), userId);
  journey.harness.clock.now = new Date('2026-11-22T22:59:59Z');
  expect((await listOf(userId)).map(({ status }) => status)).toEqual(['expired']);
  journey.harness.clock.now = new Date('2026-11-22T23:00:00Z');
  expect(await listOf(userId)).toEqual([]);
  expect(await listOf(userId, { date: '2026-11-21' })).toHaveLength(1);
});

/** Copies the ticket of a user: so many that were sent away. */
async function copyTicket(userId: number, copies: number, changes: object) {
  const tickets = journey.harness.db.collection('tickets');
  const [stored] = await tickets
    .aggregate([{ $match: { userId } }, { $unset: 'active' }])
    .toArray();
  const ended = { state: 'cancelled', endReason: 'sent-away', ...changes };
  await tickets.insertMany(
    range(1, copies).map((each) => ({
      ...stored,
      ...ended,
      _id: `copy.${userId}.${each}` as never,
      number: 1_000 + each,
      code: `C${userId}${each}`,
    })),
  );
}

test('QUE-066 G-46 a ticket is found by its date however many newer ones there are, and pages hold them all', async () => {
  const userId = newUser();
  await journey.lineUp(await journey.newQueue(), userId);
  await copyTicket(userId, 120, { date: '2026-11-25' });
  expect(await listOf(userId, { date: '2026-11-21' })).toHaveLength(1);
  const params = { scope: 'private' as const, userId };
  const sent = await journey.app.as(userId);
  const read = async (query: object) => {
    const { body, headers } = await journey.app.service.call(
      userTicketsCall,
      { params, query },
      sent,
    );
    return [body.length, headers.get('x-total-count')];
  };
  expect(await read({})).toEqual([100, '121']);
  expect(await read({ page: 2 })).toEqual([21, '121']);
  expect(await read({ page: 3 })).toEqual([0, '121']);
  expect(await read({ offset: 119, per_page: 1 })).toEqual([1, '121']);
  expect(await read({ events: true })).toEqual([0, '0']);
});

test('QUE-067 G-11 a light ticket has no code and no passes, unless their uses are asked for', async () => {
  const userId = newUser();
  const { body: ticket } = await journey.lineUp(
    await journey.newQueue({ qrCodeEnabled: true }),
    userId,
  );
  const { queueDailyCounterId, counter } = ticket;
  const read = async (query: object) => {
    const params = { userId, queueDailyCounterId, counter };
    return (
      await journey.app.service.call(ticketCall, { params, query }, await journey.app.as(userId))
    ).body;
  };
  expect(await read({})).toMatchObject({
    qrCodeJWT: expect.any(String),
    passUsages: null,
    pass: null,
  });
  const light = await read({ light: true });
  expect(light.qrCodeJWT).toBeNull();
  expect(Object.keys(light).filter((name) => name.startsWith('pass'))).toEqual([]);
  expect(await read({ light: true, includePassUsages: true })).toHaveProperty('passUsages', null);
});

test('QUE-066 QUE-067 polling what has not changed costs a 304', async () => {
  const userId = newUser();
  await journey.lineUp(await journey.newQueue(), userId);
  const { token } = await journey.app.as(userId);
  const url = `${journey.app.service.url}/private/users/${userId}/tickets`;
  const headers = { authorization: `Bearer ${token}` };
  const first = await fetch(url, { headers });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  // As `fetch` sends it without a word about caches: with `Cache-Control: no-cache`.
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(url, { headers: { ...headers, 'if-none-match': '"x"' } })).status).toBe(200);
});

test('QUE-065 QUE-072 a person who missed the call lines up again', async () => {
  const testQueue = await journey.newQueue();
  const userId = newUser();
  await journey.lineUp(testQueue, userId);
  await journey.next(testQueue);
  await journey.lineUp(testQueue, newUser());
  await journey.next(testQueue);
  expect((await listOf(userId)).map(({ status }) => status)).toEqual(['expired']);
  const { status, body } = await journey.lineUp(testQueue, userId);
  expect([status, body.counter, body.status]).toEqual([201, 3, 'waiting']);
});

test('S-15 who joins at another process costs a holder one read: of that ticket, not of the holder’s own', async () => {
  const { harness, lineUp, read } = journey;
  const [queueRef, second] = [await journey.newQueue(), await harness.secondDeps()];
  const holder = newUser();
  const { body: ticket } = await lineUp(queueRef, holder);
  await read(holder, ticket);
  await join(second, queueRef, newUser());
  expect(await countReads(harness.db, () => read(holder, ticket))).toBe(1);
  expect(await countReads(harness.db, () => read(holder, ticket))).toBe(0);
});
