import { setTimeout as wait } from 'node:timers/promises';
import { createKeyedQueue } from './keyed-queue.ts';

test('work of one key runs one after another, whatever fails; work of others does not wait', async () => {
  const run = createKeyedQueue<number>();
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await wait(ms);
    log.push(`${name} ends`);
    if (name === 'bad') throw new Error(name);
    return name;
  };
  const all = [run(1, work('bad', 20)), run(1, work('second', 0)), run(2, work('other', 0))];
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.filter((line) => !line.startsWith('other'))).toEqual([
    'bad begins',
    'bad ends',
    'second begins',
    'second ends',
  ]);
  expect(log.indexOf('other ends')).toBeLessThan(log.indexOf('bad ends'));
  expect(await run(1, work('later', 0))).toBe('later');
});
