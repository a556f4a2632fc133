import fc from 'fast-check';
import {
  AT,
  counted,
  countedQueue,
  delta,
  plain,
} from '../../../test/interleavings/counted-queue.ts';

test('tickets that joined and left in other processes are read alone', async () => {
  const { tickets, read, state, writeElsewhere } = countedQueue();
  await read();
  for (const number of [1, 2, 3]) writeElsewhere(delta(number, 'waiting'));
  writeElsewhere(delta(2, 'cancelled'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect([state.loads, state.ticketReads]).toEqual([1, 1]);
});

test('what is known without a read excludes a queue of which tickets are still to be read', async () => {
  const { figures, read, writeElsewhere } = countedQueue();
  await read();
  writeElsewhere(delta(1, 'waiting'));
  expect(figures.latest(1)).toBeUndefined();
  expect(figures.includes(1, [1])).toBe(false);
  await read();
  expect(figures.latest(1)?.waiting.numbers).toEqual([1]);
  expect(figures.includes(1, [1])).toBe(true);
});

test('readers that come while tickets are read wait for them too', async () => {
  const { read, state, writeElsewhere, endLoad } = countedQueue();
  await read();
  writeElsewhere(delta(1, 'waiting'));
  state.isSlow = true;
  const [first, second] = [read(), read()];
  await new Promise((resolve) => setImmediate(resolve));
  endLoad();
  expect((await first)?.waiting.numbers).toEqual([1]);
  expect((await second)?.waiting.numbers).toEqual([1]);
  expect(state.ticketReads).toBe(1);
});

test('a reader does not wait for what others change while it reads', async () => {
  const { read, state, writeElsewhere, endLoad } = countedQueue();
  await read();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  writeElsewhere(delta(1, 'waiting'));
  state.isSlow = true;
  const answered = jest.fn();
  const reading = read().then(answered);
  // In a queue in demand another ticket joins during every read.
  for (const number of [2, 3, 4]) {
    await turn();
    writeElsewhere(delta(number, 'waiting'));
    endLoad();
  }
  await reading;
  expect(answered.mock.calls[0]?.[0].waiting.numbers[0]).toBe(1);
  expect(state.ticketReads).toBe(1);
});

test('a reader whose figures were dropped while it read tickets reads them anew', async () => {
  const { tickets, figures, read, state, writeElsewhere, endLoad } = countedQueue();
  await read();
  writeElsewhere(delta(1, 'waiting'));
  state.isSlow = true;
  const reading = read();
  await new Promise((resolve) => setImmediate(resolve));
  figures.invalidateAll();
  tickets.set(2, delta(2, 'waiting'));
  state.isSlow = false;
  endLoad();
  expect(plain(await reading)).toEqual(plain(counted(tickets)));
});

test('a ticket that was called and waits again elsewhere has its queue counted anew', async () => {
  const { tickets, read, state, write, writeElsewhere } = countedQueue();
  await read();
  write(delta(1, 'waiting'));
  write(delta(1, 'called'));
  writeElsewhere(delta(1, 'waiting'));
  await read();
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect(state.loads).toBe(2);
});

test('a ticket that a count saw waiting raises the highest number that it read before', async () => {
  const { tickets, figures, read, writeElsewhere } = countedQueue();
  tickets.set(1, delta(1, 'waiting'));
  const torn = await read();
  if (torn) torn.counter.lastNumber = 0;
  writeElsewhere(delta(1, 'waiting'));
  expect((await read())?.counter.lastNumber).toBe(1);
  expect(figures.latest(1)?.totalPax).toBe(2);
});

test('where its tickets do not explain a queue it is counted anew', async () => {
  const { tickets, read, state, write, writeElsewhere } = countedQueue();
  await read();
  tickets.set(1, delta(1, 'waiting'));
  // The event of the ticket that joined was lost.
  writeElsewhere(delta(2, 'called'));
  write(delta(1, 'cancelled'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect(state.loads).toBe(2);
});

test('after a read that failed the queue is counted anew', async () => {
  const { tickets, read, state, writeElsewhere } = countedQueue();
  await read();
  writeElsewhere(delta(1, 'waiting'));
  state.lostReads = 1;
  await expect(read()).rejects.toThrow('away');
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect(state.loads).toBe(2);
});

test('a reply of a long queue has what joined elsewhere', async () => {
  const { tickets, figures, read, state, writeElsewhere } = countedQueue();
  for (let number = 1; number <= 5_001; number += 1) tickets.set(number, delta(number, 'waiting'));
  await read();
  writeElsewhere(delta(5_002, 'waiting'));
  expect((await figures.readBounded([1])).get(1)?.waiting.numbers).toHaveLength(5_002);
  expect(state.loads).toBe(1);
});

test('more changes than a count reads have the queue counted anew', async () => {
  const { tickets, read, state, writeElsewhere } = countedQueue();
  await read();
  for (let number = 1; number <= 1_001; number += 1) writeElsewhere(delta(number, 'waiting'));
  expect(plain(await read())).toEqual(plain(counted(tickets)));
  expect([state.loads, state.ticketReads]).toEqual([2, 0]);
});

test('whoever writes, while loads and reads of tickets run, figures end as a count would', async () => {
  const who = fc.constantFrom('here' as const, 'elsewhere' as const);
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('join' as const), who }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('call' as const), who }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(9), who }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('doubt' as const) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
    ),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { tickets, figures, state, write, writeElsewhere, read, endLoad } = countedQueue();
      await read();
      state.isSlow = true;
      for (const step of taken) {
        const store = 'who' in step && step.who === 'here' ? write : writeElsewhere;
        const { numbers } = counted(tickets).waiting;
        if (step.kind === 'join') store(delta(tickets.size + 1, 'waiting'));
        if (step.kind === 'doubt') figures.invalidate(1);
        if (step.kind === 'read') read().catch(() => undefined);
        if (step.kind === 'end') {
          endLoad();
          await new Promise((resolve) => setImmediate(resolve));
        }
        const picked = step.kind === 'cancel' ? numbers[step.at] : numbers[0];
        const leaving = tickets.get(picked ?? 0);
        if (leaving && step.kind === 'call') store({ ...leaving, state: 'called', executedAt: AT });
        if (leaving && step.kind === 'cancel') store({ ...leaving, state: 'cancelled' });
      }
      state.isSlow = false;
      const done = read();
      for (let end = 0; end < 100; end += 1) {
        endLoad();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await done;
      expect(plain(await read())).toEqual(plain(counted(tickets)));
    }),
    { numRuns: 300 },
  );
});
