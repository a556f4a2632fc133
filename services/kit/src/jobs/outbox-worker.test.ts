import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { createOutbox, type Outbox } from './outbox.ts';
import { type Delivery, startOutboxWorker } from './outbox-worker.ts';

type Message = { id: string; kind: 'call' | 'mail'; receiver?: string };

let client: MongoClient;
let outbox: Outbox<Message>;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
}, 60_000);
beforeEach(async () => {
  const db = client.db('kit_outbox_worker');
  await db.dropDatabase();
  outbox = await createOutbox<Message>(db, () => new Date());
});
afterAll(() => client.close());

const message = (number: number, kind: Message['kind'] = 'mail'): Message => ({
  id: `message.${number}`,
  kind,
});

const fail = (error: unknown) => {
  throw error;
};
const lanes: Message['kind'][][] = [['mail']];
const TWO_SENDERS = { lanes, everyMs: 20, concurrency: 2, onError: fail };
const ONE_SENDER = { lanes, everyMs: 60_000, concurrency: 1, onError: fail };

const receiver = () => {
  const wait = { end: () => {} };
  const answered = new Promise<void>((resolve) => Object.assign(wait, { end: resolve }));
  return { answered, answer: () => wait.end() };
};

function deliveryTo(sent: Message[], parts: Partial<Delivery<Message>> = {}): Delivery<Message> {
  return {
    outbox,
    send: async (item) => void sent.push(item),
    retryInMs: () => null,
    claimMs: 30_000,
    onFailure: () => undefined,
    ...parts,
  };
}

test('a lane whose receiver never answers delays no other, and a stop waits for what is being sent', async () => {
  const sent: Message[] = [];
  const { answered, answer } = receiver();
  const send = async (item: Message) => {
    if (item.kind === 'call') await answered;
    sent.push(item);
  };
  await outbox.put([message(1, 'call'), ...[2, 3, 4, 5, 6, 7].map((number) => message(number))]);
  const worker = startOutboxWorker(deliveryTo(sent, { send }), {
    lanes: [['call'], ['mail']],
    everyMs: 60_000,
    concurrency: 2,
    onError: fail,
  });
  worker.trigger();
  while (sent.length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent.every(({ kind }) => kind === 'mail')).toBe(true);
  const stopping = worker.stop();
  answer();
  await stopping;
  expect(sent).toHaveLength(7);
});

test('a worker claims nothing while nothing is due, and sends what becomes due without a trigger', async () => {
  const sent: Message[] = [];
  const claim = jest.spyOn(outbox, 'claim');
  const worker = startOutboxWorker(deliveryTo(sent), {
    lanes: [['call'], ['mail']],
    everyMs: 20,
    concurrency: 2,
    onError: fail,
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(claim).not.toHaveBeenCalled();
  await outbox.put([message(1, 'call'), message(2)]);
  while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await worker.stop();
  claim.mockRestore();
});

test('a stop waits for what is being sent and begins nothing more, however much is due', async () => {
  const sent: Message[] = [];
  const { answered, answer } = receiver();
  const send = async (item: Message) => {
    await answered;
    sent.push(item);
  };
  const hasDue = jest.spyOn(outbox, 'hasDue');
  await outbox.put([1, 2, 3, 4, 5].map((number) => message(number)));
  const worker = startOutboxWorker(deliveryTo(sent, { send }), {
    lanes: [['mail']],
    everyMs: 10,
    concurrency: 1,
    onError: fail,
  });
  while (hasDue.mock.calls.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  const stopping = worker.stop();
  answer();
  await stopping;
  expect(sent).toEqual([message(1)]);
  hasDue.mockRestore();
});

test('a receiver that never answers keeps one sender of its lane busy, and what becomes due meanwhile waits for none', async () => {
  const sent: Message[] = [];
  const { answered, answer } = receiver();
  const send = async (item: Message) => {
    if (item.id === 'message.1') await answered;
    sent.push(item);
  };
  const worker = startOutboxWorker(deliveryTo(sent, { send }), TWO_SENDERS);
  for (const number of [1, 2, 3, 4]) {
    await outbox.put([message(number)]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(sent).toEqual([2, 3, 4].map((number) => message(number)));
  answer();
  await worker.stop();
  expect(sent).toHaveLength(4);
});

test('what is put while the only sender looks for more is sent by a trigger', async () => {
  const sent: Message[] = [];
  const claim = outbox.claim;
  const putWhileEmpty = jest.spyOn(outbox, 'claim').mockImplementation(async (...parts) => {
    const claimed = await claim(...parts);
    if (claimed === null && sent.length === 1) {
      await outbox.put([message(2)]);
      worker.trigger();
    }
    return claimed;
  });
  const worker = startOutboxWorker(deliveryTo(sent), ONE_SENDER);
  await outbox.put([message(1)]);
  worker.trigger();
  while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await worker.stop();
  putWhileEmpty.mockRestore();
});

test('a busy receiver gets no further item, and keeps no sender from others', async () => {
  const sent: Message[] = [];
  const answers: (() => void)[] = [];
  let underWay = 0;
  const send = async (item: Message) => {
    if (item.receiver === 'slow') {
      underWay += 1;
      await new Promise<void>((resolve) => answers.push(resolve));
      underWay -= 1;
    }
    sent.push(item);
  };
  const busyReceivers = () => (underWay > 0 ? ['slow'] : []);
  const slow = [1, 2, 3, 4, 5].map((number) => ({ ...message(number), receiver: 'slow' }));
  await outbox.put([...slow, message(6), message(7)]);
  const worker = startOutboxWorker(deliveryTo(sent, { send, busyReceivers }), TWO_SENDERS);
  while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([message(6), message(7)]);
  expect(underWay).toBe(1);
  while (sent.length < 7) {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await worker.stop();
});

test('a stop waits for what was triggered before it, also while the only sender finds nothing', async () => {
  const sent: Message[] = [];
  const worker = startOutboxWorker(deliveryTo(sent), ONE_SENDER);
  const claim = outbox.claim;
  const slowClaim = jest.spyOn(outbox, 'claim').mockImplementationOnce(async (...parts) => {
    const claimed = await claim(...parts);
    await outbox.put([message(1)]);
    worker.trigger();
    stopping = worker.stop();
    return claimed;
  });
  let stopping: Promise<void> | undefined;
  worker.trigger();
  while (!stopping) await new Promise((resolve) => setTimeout(resolve, 5));
  await stopping;
  expect(sent).toEqual([message(1)]);
  slowClaim.mockRestore();
});
