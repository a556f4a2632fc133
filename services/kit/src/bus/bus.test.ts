import type { BusEvent } from '@turno/shared-types';
import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { testTokens } from '../../test/index.ts';
import { createLog } from '../log.ts';
import { followRevocations } from '../tokens/follow-revocations.ts';
import { type Bus, createBus } from './bus.ts';

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
  const heard: BusEvent[] = [];
  bus.subscribe((event) => heard.push(event));
  return {
    heard,
    async until(count: number) {
      while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
      return heard;
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

test('every process hears every event once, of each process in the order it told them', async () => {
  const [a, b] = [await openBus('kit_bus'), await openBus('kit_bus')];
  const [atA, atB] = [listen(a), listen(b)];
  for (let counter = 1; counter <= 20; counter += 1) {
    await (counter % 2 ? a : b).publish({ ...EVENT, type: 'ticket-changed', counter });
  }
  for (const heard of [await atA.until(20), await atB.until(20)]) {
    const counters = heard.map((event) => (event.type === 'ticket-changed' ? event.counter : 0));
    const isSorted = (some: number[]) => some.every((each, at) => each > (some[at - 1] ?? 0));
    expect(new Set(counters).size).toBe(20);
    expect(isSorted(counters.filter((each) => each % 2 === 1))).toBe(true);
    expect(isSorted(counters.filter((each) => each % 2 === 0))).toBe(true);
  }
});

test('the process that tells an event hears it at once, and that it is its own', async () => {
  const [teller, other] = [await openBus('kit_bus'), await openBus('kit_bus')];
  const told: string[] = [];
  teller.subscribe((_event, { isOwn }) => told.push(`teller ${isOwn}`));
  other.subscribe((_event, { isOwn }) => told.push(`other ${isOwn}`));
  const telling = teller.publish(EVENT);
  expect(told).toEqual(['teller true']);
  await telling;
  while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(told).toEqual(['teller true', 'other false']);
});

test('an event arrives well within a second', async () => {
  const bus = await openBus('kit_bus');
  const { until } = listen(bus);
  const start = performance.now();
  await bus.publish(EVENT);
  await until(1);
  expect(performance.now() - start).toBeLessThan(700);
});

test('who comes later does not hear what was before', async () => {
  await (await openBus('kit_bus_old')).publish(EVENT);
  const late = await openBus('kit_bus_old');
  const { until } = listen(late);
  await late.publish({ ...EVENT, queueId: 99 });
  expect(await until(1)).toEqual([{ ...EVENT, queueId: 99 }]);
});

test('a listener that fails or has stopped disturbs nobody', async () => {
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

test('a bus that is away is no reason to fail', async () => {
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
