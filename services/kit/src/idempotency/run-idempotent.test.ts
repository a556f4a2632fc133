import { connectTestDatabase } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { Unchanged } from '../http/serve.ts';
import { createIdempotencyRecords } from './idempotency-records.ts';
import { runIdempotent } from './run-idempotent.ts';

let database: Awaited<ReturnType<typeof connectTestDatabase>>;
let deps: { store: { idempotencyRecords: Awaited<ReturnType<typeof createIdempotencyRecords>> } };
beforeAll(async () => {
  database = await connectTestDatabase();
  deps = {
    store: { idempotencyRecords: await createIdempotencyRecords(database.db, () => new Date()) },
  };
});
afterAll(() => database.close());

const codeOf = (command: Promise<unknown>) =>
  command.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );
const PAUSE = ['pause'];
const run = <Reply>(
  idempotencyKey: string,
  work: () => Promise<Reply | Unchanged<Reply>>,
  { request = PAUSE, userId = 1 }: { request?: string[]; userId?: number } = {},
) => runIdempotent(deps, { userId, idempotencyKey, request }, work);
const rejected = async () => {
  throw new ApiError('queue_closed');
};

test('S-15 a command whose key another one has got meanwhile does not answer with the reply of that one', async () => {
  const close = () => run('lost', async () => 'closed', { request: ['close'] });
  const pausing = run('lost', async () => {
    expect(await codeOf(run('lost', rejected))).toBe('queue_closed');
    expect(await close()).toBe('closed');
    return 'paused';
  });
  expect(await codeOf(pausing)).toBe('idempotency_key_reused');
  expect(await close()).toBe('closed');
});

test('QUE-042 a copy that is answered while the first is at work runs too, and both get the first reply', async () => {
  const first = run('copied', async () => {
    expect(await run('copied', async () => 'second')).toBe('second');
    return 'first';
  });
  expect(await first).toBe('second');
  expect(await run('copied', async () => 'third')).toBe('second');
});

test('QUE-042 a reply without content, and one that changed nothing, are repeated without the work', async () => {
  const again = jest.fn(async () => null);
  for (const [key, reply] of [
    ['nothing', null],
    ['unchanged', new Unchanged(null)],
  ] as const) {
    const first = await run(key, async () => reply);
    expect(await run(key, again)).toEqual(first);
  }
  expect(again).not.toHaveBeenCalled();
});

test('QUE-042 the same key of another person is another key', async () => {
  expect(await run('shared', async () => 'mine')).toBe('mine');
  expect(await run('shared', async () => 'theirs', { userId: 2 })).toBe('theirs');
});
