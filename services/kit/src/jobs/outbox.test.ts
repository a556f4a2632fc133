import { type Message, message, openTestOutbox } from '../../test/test-outbox.ts';
import { createLeases } from './leases.ts';
import { type Delivery, deliverNext, Postponed } from './outbox-worker.ts';

const START = new Date('2026-03-02T10:00:00Z');
let now = START;
let opened: Awaited<ReturnType<typeof openTestOutbox>>;
let outbox: (typeof opened)['outbox'];

beforeAll(async () => {
  opened = await openTestOutbox(() => now);
  outbox = opened.outbox;
}, 60_000);
beforeEach(async () => {
  now = START;
  await opened.empty();
});
afterAll(() => opened.close());

const forward = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const count = () => opened.count();
const deliveryTo = (sent: Message[], parts: Partial<Delivery<Message>> = {}) =>
  opened.deliveryTo(sent, parts);

test('an item that is put twice is sent once', async () => {
  const sent: Message[] = [];
  await outbox.put([message(1)]);
  await outbox.put([message(1), message(2)]);
  const delivery = deliveryTo(sent);
  while (await deliverNext(delivery, ['mail']));
  expect(sent).toEqual([message(1), message(2)]);
  expect(await count()).toBe(0);
});

test('an item whose sender died is due again after its claim', async () => {
  await outbox.put([message(1)]);
  expect(await outbox.claim(['mail'], 30_000)).toMatchObject({ item: message(1), attempts: 1 });
  forward(29_999);
  expect(await outbox.claim(['mail'], 30_000)).toBeNull();
  forward(1);
  expect(await outbox.claim(['mail'], 30_000)).toMatchObject({ item: message(1), attempts: 2 });
});

test('only an item of these kinds that waits and whose time has come is due', async () => {
  await outbox.put([message(1)]);
  expect(await outbox.hasDue(['call'])).toBe(false);
  expect(await outbox.hasDue(['call', 'mail'])).toBe(true);
  const claimed = await outbox.claim(['mail'], 30_000);
  expect(await outbox.hasDue(['mail'])).toBe(false);
  forward(30_000);
  expect(await outbox.hasDue(['mail'])).toBe(true);
  if (claimed) await outbox.abandon(claimed);
  expect(await outbox.hasDue(['mail'])).toBe(false);
});

test('a failing item is retried, then abandoned, and removed after a while', async () => {
  const failures: unknown[] = [];
  const send = () => Promise.reject(new Error('away'));
  const onFailure: Delivery<Message>['onFailure'] = (_error, { attempts, isAbandoned }) =>
    failures.push([attempts, isAbandoned]);
  const delivery = deliveryTo([], { send, onFailure });
  await outbox.put([message(1)]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await deliverNext(delivery, ['mail']);
    forward(1_000);
  }
  expect(failures).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  await outbox.removeAbandoned(60_000);
  expect(await count()).toBe(1);
  forward(60_001);
  await outbox.removeAbandoned(60_000);
  expect(await count()).toBe(0);
});

test('an item that its sender postpones is due then, and has had no attempt', async () => {
  const onFailure = jest.fn();
  const dueAt = new Date(START.getTime() + 10_000);
  const postpone = () => Promise.reject(new Postponed(dueAt));
  await outbox.put([message(1)]);
  await deliverNext(deliveryTo([], { send: postpone, onFailure }), ['mail']);
  expect(onFailure).not.toHaveBeenCalled();
  forward(9_999);
  expect(await outbox.claim(['mail'], 30_000)).toBeNull();
  forward(1);
  expect(await outbox.claim(['mail'], 30_000)).toMatchObject({ item: message(1), attempts: 1 });
});

test('what is due for a receiver is due later at once, and no item of another, with a sender or of long ago', async () => {
  const ours = (number: number, since = START) => ({ ...message(number), receiver: 'a', since });
  const ago = new Date(START.getTime() - 1);
  const theirs = { ...message(4), receiver: 'b', since: START };
  await outbox.put([ours(1)]);
  const claimed = await outbox.claim(['mail'], 30_000);
  await outbox.put([ours(2), ours(3, ago), theirs, { ...ours(5), kind: 'call' }]);
  const dueAt = new Date(START.getTime() + 60_000);
  await outbox.postponeDue({ kind: 'mail', receiver: 'a', since: ago }, dueAt);
  const due = async () => {
    const ids: string[] = [];
    for (let next = await outbox.claim(['call', 'mail'], 60_000); next; ) {
      ids.push(next.item.id);
      next = await outbox.claim(['call', 'mail'], 60_000);
    }
    return ids.toSorted();
  };
  expect(await due()).toEqual(['message.3', 'message.4', 'message.5']);
  if (claimed) await outbox.finish(claimed);
  forward(59_999);
  expect(await due()).toEqual([]);
  forward(1);
  expect(await due()).toContain('message.2');
  expect(await count()).toBe(4);
});

test('an item that is put again while it is postponed is due at once', async () => {
  const sent: Message[] = [];
  await outbox.put([message(1)]);
  const send = async () => {
    await outbox.putAgain(message(1));
    throw new Postponed(new Date(START.getTime() + 10_000));
  };
  await deliverNext(deliveryTo([], { send }), ['mail']);
  await deliverNext(deliveryTo(sent), ['mail']);
  expect(sent).toEqual([message(1)]);
});

test.each([
  { outcome: 'is taken', send: async () => undefined, waitMs: 1_000 },
  { outcome: 'fails', send: () => Promise.reject(new Error('away')), waitMs: 3_600_000 },
  { outcome: 'fails for good', send: () => Promise.reject(new Error('away')), waitMs: null },
])(
  'an item that is put again while it is sent is sent once more, when the first time $outcome',
  async ({ send, waitMs }) => {
    const sent: Message[] = [];
    const onAbandoned = jest.fn(async () => undefined);
    await outbox.put([message(1)]);
    const sendSlowly = async () => {
      await outbox.putAgain(message(1));
      await send();
    };
    const parts = { send: sendSlowly, retryInMs: () => waitMs, onAbandoned };
    await deliverNext(deliveryTo([], parts), ['mail']);
    expect(onAbandoned).not.toHaveBeenCalled();
    await deliverNext(deliveryTo(sent), ['mail']);
    expect(sent).toEqual([message(1)]);
    expect(await count()).toBe(0);
  },
);

test('what is on its way to a person can be removed', async () => {
  await outbox.put([message(1), message(2)]);
  await outbox.removeOfUser({ userId: 1 });
  expect(await outbox.claim(['mail'], 1)).toMatchObject({ item: message(2) });
});

test('one process at a time holds a lease, until it ends or is released', async () => {
  const leases = await createLeases(opened.db);
  const both = await Promise.all(['a', 'b'].map((holder) => leases.take('sweep', holder, 60_000)));
  expect(both.filter((taken) => taken !== null)).toHaveLength(1);
  const [winner, loser] = both[0] ? ['a', 'b'] : ['b', 'a'];
  expect(await leases.take('sweep', winner, 60_000)).toBeInstanceOf(Date);
  await leases.release('sweep', loser);
  expect(await leases.take('sweep', loser, 60_000)).toBeNull();
  await leases.release('sweep', winner);
  expect(await leases.take('sweep', loser, 20)).toBeInstanceOf(Date);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await leases.take('sweep', winner, 60_000)).toBeInstanceOf(Date);
});
