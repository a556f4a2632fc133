import type { BusEvent } from '@turno/shared-types';
import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { retentionProblems, shardingProblems, testTokens } from '../../test/index.ts';
import { createLog } from '../log.ts';
import { type Bus, createBus } from './bus.ts';
import { followRevocations } from './follow-revocations.ts';

const log = createLog('test', 'silent');
const EVENT = { type: 'queue-changed', merchantId: 1, queueId: 2, queueDailyCounterId: 3 } as const;
const open: (() => Promise<void>)[] = [];
let uri: string;

/** A bus as another process would have it. */
async function openBus(database: string): Promise<Bus> {
  const client = new MongoClient(uri);
  const bus = await createBus({ client, log, database });
  open.push(async () => {
    await bus.close();
    await client.close();
  });
  return bus;
}

function listen(bus: Bus) {
  const received: BusEvent[] = [];
  bus.subscribe((event) => received.push(event));
  return {
    received,
    async until(count: number) {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
      return received;
    },
  };
}

beforeAll(async () => {
  uri = (await openTestDatabase()).uri;
  const client = new MongoClient(uri);
  for (const name of ['kit_bus', 'kit_bus_old', 'kit_bus_gone', 'kit_bus_ended']) {
    await client.db(name).dropDatabase();
  }
  await client.close();
}, 60_000);
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

test('every process receives every event once, and the events of one process in order', async () => {
  const [a, b] = [await openBus('kit_bus'), await openBus('kit_bus')];
  const [atA, atB] = [listen(a), listen(b)];
  for (let counter = 1; counter <= 20; counter += 1) {
    await (counter % 2 ? a : b).publish({ ...EVENT, type: 'ticket-changed', counter });
  }
  for (const received of [await atA.until(20), await atB.until(20)]) {
    const counters = received.map((event) => (event.type === 'ticket-changed' ? event.counter : 0));
    const isSorted = (some: number[]) => some.every((each, at) => each > (some[at - 1] ?? 0));
    expect(new Set(counters).size).toBe(20);
    expect(isSorted(counters.filter((each) => each % 2 === 1))).toBe(true);
    expect(isSorted(counters.filter((each) => each % 2 === 0))).toBe(true);
  }
});

test('the publishing process receives its event synchronously, marked as its own', async () => {
  const [publisher, other] = [await openBus('kit_bus'), await openBus('kit_bus')];
  const received: string[] = [];
  publisher.subscribe((_event, { isOwn }) => received.push(`publisher ${isOwn}`));
  other.subscribe((_event, { isOwn }) => received.push(`other ${isOwn}`));
  const publishing = publisher.publish(EVENT);
  expect(received).toEqual(['publisher true']);
  await publishing;
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(received).toEqual(['publisher true', 'other false']);
});

test('a new subscriber does not receive earlier events', async () => {
  await (await openBus('kit_bus_old')).publish(EVENT);
  const late = await openBus('kit_bus_old');
  const { until } = listen(late);
  await late.publish({ ...EVENT, queueId: 99 });
  expect(await until(1)).toEqual([{ ...EVENT, queueId: 99 }]);
});

test('a listener that throws or has unsubscribed does not affect the others', async () => {
  const bus = await openBus('kit_bus');
  bus.subscribe(() => {
    throw new Error('broken');
  });
  const never = jest.fn();
  bus.subscribe(never)();
  const { until } = listen(bus);
  await bus.publish(EVENT);
  await until(1);
  expect(never).not.toHaveBeenCalled();
});

test('publishing does not fail while the bus is away', async () => {
  const client = new MongoClient(uri);
  const bus = await createBus({ client, log, database: 'kit_bus_gone' });
  await bus.close();
  await client.close();
  await expect(bus.publish(EVENT)).resolves.toBeUndefined();
});

test('IDN sessions that ended are refused, also by a process that starts later', async () => {
  const tokens = await testTokens();
  const token = await tokens.tokenFor({ userId: 5, sessionId: 'ended' });
  await expect(tokens.verifier.verify(token)).resolves.toMatchObject({ sessionId: 'ended' });

  const bus = await openBus('kit_bus_ended');
  await followRevocations(bus, tokens.verifier);
  const { until } = listen(bus);
  await bus.publish({ type: 'session-revoked', sessionId: 'ended', userId: 5 });
  await until(1);
  await expect(tokens.verifier.verify(token)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });

  const later = jest.fn();
  await followRevocations(await openBus('kit_bus_ended'), { revoke: later });
  expect(later).toHaveBeenCalledWith('ended');
});

test('G-60 the addresses in events of an earlier release are blanked at the start', async () => {
  await openBus('kit_bus_addresses');
  const client = await new MongoClient(uri).connect();
  const entries = client.db('kit_bus_addresses').collection('events');
  const event = { type: 'user-email-verified', userId: 5 };
  await entries.insertOne({ event: { ...event, email: 'adä@example.com' }, from: 'earlier' });
  await entries.insertOne({ event: EVENT, from: 'earlier' });
  await openBus('kit_bus_addresses');
  const stored = await entries.find({ from: 'earlier' }).toArray();
  expect(stored.map((entry) => entry.event)).toEqual([{ ...event, email: ' '.repeat(16) }, EVENT]);
  await client.close();
});

test('the list of retentions names both collections of the bus', async () => {
  await openBus('kit_bus_retention');
  const client = await new MongoClient(uri).connect();
  expect(await retentionProblems(client.db('kit_bus_retention'), 'bus')).toEqual([]);
  await client.close();
});

test('both collections of the bus declare how a cluster spreads them', async () => {
  await openBus('kit_bus_sharding');
  const client = await new MongoClient(uri).connect();
  expect(await shardingProblems(client.db('kit_bus_sharding'))).toEqual([]);
  await client.close();
});
