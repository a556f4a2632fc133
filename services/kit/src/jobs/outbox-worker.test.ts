import {
  type Message,
  message,
  openTestOutbox,
  slowReceiver,
  until,
} from '../../test/test-outbox.ts';
import { startOutboxWorker } from './outbox-worker.ts';

let opened: Awaited<ReturnType<typeof openTestOutbox>>;
let outbox: (typeof opened)['outbox'];
let sent: Message[];

beforeAll(async () => {
  opened = await openTestOutbox();
  outbox = opened.outbox;
}, 60_000);
beforeEach(async () => {
  sent = [];
  await opened.empty();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => opened.close());

type Options = Parameters<typeof startOutboxWorker<Message>>[1];
type Parts = Parameters<(typeof opened)['deliveryTo']>[1];

/** Two senders of mails that are triggered, unless a test wants others. */
function start(parts: Parts, options: Partial<Options> = {}) {
  return startOutboxWorker(opened.deliveryTo(sent, parts), {
    lanes: [['mail']],
    everyMs: 60_000,
    concurrency: 2,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
}

test('a lane whose receiver never answers delays no other, and a stop waits for what is being sent', async () => {
  const { answered, answer } = slowReceiver();
  const send = async (item: Message) => {
    if (item.kind === 'call') await answered;
    sent.push(item);
  };
  await outbox.put([message(1, 'call'), ...[2, 3, 4, 5, 6, 7].map((number) => message(number))]);
  const worker = start({ send }, { lanes: [['call'], ['mail']] });
  worker.trigger();
  await until(() => sent.length === 6);
  expect(sent.every(({ kind }) => kind === 'mail')).toBe(true);
  const stopping = worker.stop();
  answer();
  await stopping;
  expect(sent).toHaveLength(7);
});

test('a worker claims nothing while nothing is due, and sends what becomes due without a trigger', async () => {
  const claim = jest.spyOn(outbox, 'claim');
  const worker = start({}, { lanes: [['call'], ['mail']], everyMs: 20 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(claim).not.toHaveBeenCalled();
  await outbox.put([message(1, 'call'), message(2)]);
  await until(() => sent.length === 2);
  await worker.stop();
});

test('one trigger makes all senders of a lane busy, and no more than these', async () => {
  const { answered, answer } = slowReceiver();
  const asked: Message[] = [];
  const send = async (item: Message) => {
    asked.push(item);
    await answered;
  };
  await outbox.put([1, 2, 3, 4].map((number) => message(number)));
  const worker = start({ send }, { concurrency: 3 });
  worker.trigger();
  await until(() => asked.length === 3);
  worker.trigger();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(3);
  answer();
  await until(() => asked.length === 4);
  await worker.stop();
});

test('a receiver that never answers keeps one sender of its lane busy, and what becomes due meanwhile waits for none', async () => {
  const { answered, answer } = slowReceiver();
  const send = async (item: Message) => {
    if (item.id === 'message.1') await answered;
    sent.push(item);
  };
  const worker = start({ send }, { everyMs: 20 });
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
  const { claim } = outbox;
  jest.spyOn(outbox, 'claim').mockImplementation(async (...parts) => {
    const claimed = await claim(...parts);
    if (claimed === null && sent.length === 1) {
      await outbox.put([message(2)]);
      worker.trigger();
    }
    return claimed;
  });
  const worker = start({}, { concurrency: 1 });
  await outbox.put([message(1)]);
  worker.trigger();
  await until(() => sent.length === 2);
  await worker.stop();
});

test('a busy receiver gets no further item, and keeps no sender from others', async () => {
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
  const busyReceivers = () => (underWay > 0 ? ['idle', 'slow'] : []);
  const slow = [1, 2, 3, 4, 5].map((number) => ({ ...message(number), receiver: 'slow' }));
  await outbox.put([...slow, message(6), message(7)]);
  const worker = start({ send, busyReceivers }, { everyMs: 20 });
  await until(() => sent.length === 2);
  expect(sent).toEqual([message(6), message(7)]);
  expect(underWay).toBe(1);
  while (sent.length < 7) {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await worker.stop();
});

test('a claim that fails is told, and the next look claims again', async () => {
  const away = new Error('away');
  jest.spyOn(outbox, 'claim').mockRejectedValueOnce(away);
  const onError = jest.fn();
  await outbox.put([message(1)]);
  const worker = start({}, { everyMs: 20, onError });
  await until(() => sent.length === 1);
  await worker.stop();
  expect(onError.mock.calls).toEqual([[away]]);
});
