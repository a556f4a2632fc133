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

test('QUE-042 a copy that is rejected because the first has taken effect gets the first reply', async () => {
  const copy = run('overtaken', async () => {
    expect(await run('overtaken', async () => 'first')).toBe('first');
    return rejected();
  });
  expect(await copy).toBe('first');
});

test('S-15 another request under a key does not run while the first is at work, nor after it broke off', async () => {
  const close = jest.fn(async () => 'closed');
  const closing = () => codeOf(run('busy', close, { request: ['close'] }));
  expect(
    await run('busy', async () => {
      expect(await closing()).toBe('idempotency_key_reused');
      return 'paused';
    }),
  ).toBe('paused');
  for (const reason of [new Error('killed'), new ApiError('service_unavailable')]) {
    const breaking = run('busy-2', () => Promise.reject(reason));
    await expect(breaking).rejects.toBe(reason);
    expect(await codeOf(run('busy-2', close, { request: ['close'] }))).toBe(
      'idempotency_key_reused',
    );
  }
  expect(close).not.toHaveBeenCalled();
  expect(await run('busy-2', async () => 'paused')).toBe('paused');
});

test('QUE-042 a reply without content, and one that changed nothing, are repeated without the work', async () => {
  const again = jest.fn(async () => null);
  for (const [key, reply] of [
    ['nothing', null],
    ['unchanged', new Unchanged(null)],
  ] as const) {
    const first = await run(key, async () => reply);
    expect(first).toEqual(reply);
    expect(await run(key, again)).toEqual(first);
  }
  expect(again).not.toHaveBeenCalled();
});

test('QUE-042 the command id is the same for each attempt of a request, and for no other one', async () => {
  const idOf = async (idempotencyKey: string | null, request: string[], userId = 1) => {
    const ids: (string | null)[] = [];
    const command = { userId, idempotencyKey, request };
    await runIdempotent(deps, command, async (id) => {
      ids.push(id);
      return rejected();
    }).catch(() => null);
    return ids[0];
  };
  const first = await idOf('ids', ['pause', '1']);
  expect(await idOf('ids', ['pause', '1'])).toBe(first);
  const others = [
    await idOf('ids', ['pause', '2']),
    await idOf('ids-2', ['pause', '1']),
    await idOf('ids', ['pause', '1'], 2),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(await idOf(null, ['pause'])).toBeNull();
});

test('QUE-042 the same key of another person is another key', async () => {
  expect(await run('shared', async () => 'mine')).toBe('mine');
  expect(await run('shared', async () => 'theirs', { userId: 2 })).toBe('theirs');
});
