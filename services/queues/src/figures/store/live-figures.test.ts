import fc from 'fast-check';
import {
  AT,
  counted,
  countedQueue,
  delta,
  plain,
} from '../../../test/interleavings/counted-queue.ts';

test('QUE-037 figures applyDelta what is written without being counted again', async () => {
  const { tickets, write, read, state } = countedQueue();
  await read();
  for (const number of [1, 2, 3, 4]) write(delta(number, 'waiting'));
  write(delta(1, 'called'));
  write(delta(3, 'cancelled'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect(state.loads).toBe(1);
});

test('a delta that arrives twice, or late, is applied once', async () => {
  const { tickets, write, read, figures } = countedQueue();
  await read();
  write(delta(1, 'waiting'));
  write(delta(2, 'waiting'));
  write(delta(2, 'cancelled'));
  figures.record(delta(2, 'waiting'));
  figures.record(delta(1, 'waiting'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
});

test('a ticket that leaves without having been seen to join has everything counted anew', async () => {
  const { tickets, write, read, state } = countedQueue();
  await read();
  tickets.set(1, delta(1, 'waiting'));
  write(delta(1, 'called'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect(state.loads).toBe(2);
});

test('the next read counts what other processes wrote', async () => {
  const { tickets, figures, read } = countedQueue();
  await read();
  tickets.set(1, delta(1, 'waiting'));
  figures.invalidate(1);
  expect((await read())?.waiting.numbers).toHaveLength(1);
});

test('whatever happens before, while and after a load, figures end as a count would', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('join' as const) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('call' as const) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(9) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('load' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
    ),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { tickets, figures, state, write, read, endLoad } = countedQueue();
      await read();
      state.isSlow = true;
      for (const step of taken) {
        const { numbers } = counted(tickets).waiting;
        if (step.kind === 'join') write(delta(tickets.size + 1, 'waiting', (tickets.size % 3) + 1));
        if (step.kind === 'load') {
          figures.invalidate(1);
          read().catch(() => undefined);
        }
        if (step.kind === 'end') {
          endLoad();
          await new Promise((resolve) => setImmediate(resolve));
        }
        const picked = step.kind === 'cancel' ? numbers[step.at] : numbers[0];
        const leaving = tickets.get(picked ?? 0);
        if (leaving && step.kind === 'call') {
          write({ ...leaving, state: 'called', executedAt: AT });
        }
        if (leaving && step.kind === 'cancel') write({ ...leaving, state: 'cancelled' });
      }
      state.isSlow = false;
      for (let end = 0; end < 60; end += 1) endLoad();
      expect(plain(await read())).toEqual(plain(counted(tickets)));
      expect(state.most).toBe(1);
    }),
    { numRuns: 300 },
  );
});

const LONG = 5_001;

test('a reply does not wait while a long queue is read for the first time', async () => {
  const { tickets, figures, state, write, endLoad } = countedQueue();
  for (let number = 1; number <= LONG; number += 1) tickets.set(number, delta(number, 'waiting'));
  state.isSlow = true;
  const bounded = async () => (await figures.readBounded([1])).get(1);
  expect((await bounded())?.waiting.numbers).toHaveLength(LONG);
  write(delta(LONG + 1, 'waiting'));
  await bounded();
  expect(state.loads).toBe(1);
  const loaded = figures.read([1]);
  endLoad();
  await loaded;
  expect(plain(await bounded())).toEqual(plain(counted(tickets)));
});

test('a reply does not wait for a long queue that another process has changed', async () => {
  const { tickets, figures, state, read } = countedQueue();
  for (let number = 1; number <= LONG; number += 1) tickets.set(number, delta(number, 'waiting'));
  await read();
  state.isSlow = true;
  for (let change = 0; change < 20; change += 1) {
    figures.invalidate(1);
    expect((await figures.readBounded([1])).get(1)?.waiting.numbers).toHaveLength(LONG);
  }
  expect([state.loads, state.most]).toEqual([2, 1]);
});

test('a short queue is exact in every reply', async () => {
  const { tickets, figures, read } = countedQueue();
  await read();
  tickets.set(1, delta(1, 'waiting'));
  figures.invalidate(1);
  expect((await figures.readBounded([1])).get(1)?.waiting.numbers).toEqual([1]);
});
