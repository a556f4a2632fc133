import {
  type Message,
  message,
  openTestOutbox,
  slowReceiver,
  until,
} from '../../test/test-outbox.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import type { PeriodicJob } from './run-periodically.ts';

let opened: Awaited<ReturnType<typeof openTestOutbox>>;
let outbox: (typeof opened)['outbox'];
let sent: Message[];
let worker: PeriodicJob;
let stopping: Promise<void> | null;

beforeAll(async () => {
  opened = await openTestOutbox();
  outbox = opened.outbox;
}, 60_000);
beforeEach(async () => {
  sent = [];
  stopping = null;
  await opened.empty();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => opened.close());

type Parts = Parameters<(typeof opened)['deliveryTo']>[1];

/** Starts a lane of mails. */
function start(concurrency: number, everyMs: number, parts: Parts = {}) {
  worker = startOutboxWorker(opened.deliveryTo(sent, parts), {
    lanes: [['mail']],
    everyMs,
    concurrency,
    onError: (error) => {
      throw error;
    },
  });
}
const stop = () => {
  stopping ??= worker.stop();
};
async function stopped() {
  await until(() => stopping !== null);
  await stopping;
}

test('a stop waits for what is being sent and begins nothing more, however much is due', async () => {
  const { answered, answer } = slowReceiver();
  const send = async (item: Message) => {
    await answered;
    sent.push(item);
  };
  const hasDue = jest.spyOn(outbox, 'hasDue');
  await outbox.put([1, 2, 3, 4, 5].map((number) => message(number)));
  start(1, 10, { send });
  await until(() => hasDue.mock.calls.length > 4);
  stop();
  answer();
  await stopped();
  expect(sent).toEqual([message(1)]);
});

test('a sender that claims while the stop begins sends its item and starts no other sender', async () => {
  const { claim } = outbox;
  jest.spyOn(outbox, 'claim').mockImplementation(async (...parts) => {
    const claimed = await claim(...parts);
    stop();
    return claimed;
  });
  await outbox.put([1, 2, 3].map((number) => message(number)));
  start(3, 60_000);
  worker.trigger();
  await stopped();
  expect(sent).toEqual([message(1)]);
});

test('a stop waits for the look that is under way, and what that finds is left to other processes', async () => {
  const { hasDue } = outbox;
  let hasLooked = false;
  jest.spyOn(outbox, 'hasDue').mockImplementation(async (...parts) => {
    const isDue = await hasDue(...parts);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    hasLooked = true;
    return isDue;
  });
  const claim = jest.spyOn(outbox, 'claim');
  await outbox.put([message(1)]);
  start(1, 10);
  await stopped();
  expect(hasLooked).toBe(true);
  expect(claim).not.toHaveBeenCalled();
});

test('a stop waits for what was triggered before it, also while the only sender finds nothing', async () => {
  const { claim } = outbox;
  start(1, 60_000);
  jest.spyOn(outbox, 'claim').mockImplementationOnce(async (...parts) => {
    const claimed = await claim(...parts);
    await outbox.put([message(1)]);
    worker.trigger();
    stop();
    return claimed;
  });
  worker.trigger();
  await stopped();
  expect(sent).toEqual([message(1)]);
});

test('a trigger after the stop claims nothing', async () => {
  const claim = jest.spyOn(outbox, 'claim');
  await outbox.put([message(1)]);
  start(1, 60_000);
  await worker.stop();
  worker.trigger();
  expect(claim).not.toHaveBeenCalled();
});
