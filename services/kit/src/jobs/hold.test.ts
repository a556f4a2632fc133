import { createHold } from './hold.ts';

test('a lease is renewed while its work goes on, and given up once another process has it', async () => {
  let at = 0;
  let isFree = true;
  const calls: unknown[] = [];
  const leases = {
    take: async () => {
      calls.push(at);
      return isFree ? new Date() : null;
    },
    release: async () => void calls.push('released'),
  };
  const lost: string[] = [];
  const onLost = ({ message }: Error) => lost.push(message);
  const lease = { name: 'test', leaseMs: 15_000, renewMs: 5_000, onLost };
  const hold = createHold(leases, lease, () => at);
  for (at of [0, 1_000, 4_999, 5_000, 9_000, 10_001]) expect(await hold.take()).toBe(true);
  expect(calls).toEqual([0, 5_000, 10_001]);
  at = 16_000;
  isFree = false;
  expect(lost).toEqual([]);
  expect(await hold.take()).toBe(false);
  expect(await hold.take()).toBe(false);
  expect(lost).toEqual(['Another process has taken the lease "test".']);
  await hold.release();
  expect(calls).toEqual([0, 5_000, 10_001, 16_000, 16_000]);
  isFree = true;
  await hold.take();
  await hold.release();
  expect(calls.at(-1)).toBe('released');
  isFree = false;
  expect(await hold.take()).toBe(false);
  expect(lost).toHaveLength(1);
});

test('a lease that could not be renewed is not released: its time ends, and a stop waits for no database that is away', async () => {
  let at = 0;
  let isAway = false;
  const release = jest.fn(async () => undefined);
  const take = async () => {
    if (isAway) throw new Error('away');
    return new Date();
  };
  const lease = { name: 'test', leaseMs: 15_000, renewMs: 5_000, onLost: jest.fn() };
  const hold = createHold({ take, release }, lease, () => at);
  await hold.take();
  [at, isAway] = [5_000, true];
  await expect(hold.take()).rejects.toThrow('away');
  await hold.release();
  expect(release).not.toHaveBeenCalled();
  isAway = false;
  expect(await hold.take()).toBe(true);
  await hold.release();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a lease is renewed in time, however late the database answers', async () => {
  let at = 0;
  const take = jest.fn(async () => {
    at += 4_000;
    return new Date();
  });
  const lease = { name: 'test', leaseMs: 15_000, renewMs: 5_000, onLost: jest.fn() };
  const hold = createHold({ take, release: async () => undefined }, lease, () => at);
  await hold.take();
  at = 5_000;
  await hold.take();
  expect(take).toHaveBeenCalledTimes(2);
});
