import { ApiError } from '../api-error.ts';
import { runEach, runSteps, runUntilAway } from './run-steps.ts';

const failing = (message: string) => async () => {
  throw new Error(message);
};

test('a step that fails keeps no other from running', async () => {
  const ran: string[] = [];
  const step = (name: string) => async () => ran.push(name);
  await expect(runSteps([step('a'), failing('broken'), step('b')])).rejects.toThrow('broken');
  expect(ran).toEqual(['a', 'b']);
});

test('all failures are thrown together', async () => {
  const errors = [new Error('one'), new Error('two')];
  const run = runSteps([failing('one'), failing('two')]);
  await expect(run).rejects.toMatchObject({ errors });
});

test('steps run in their order', async () => {
  const ran: number[] = [];
  await runSteps([1, 2, 3].map((step) => async () => ran.push(step)));
  expect(ran).toEqual([1, 2, 3]);
});

test('an item that fails does not stall those after it', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('broken');
    done.push(item);
  };
  await expect(runEach([1, 2, 3], work)).rejects.toThrow('broken');
  expect(done).toEqual([1, 3]);
});

test.each([
  { name: 'a broken item', error: new Error('broken'), expected: [1, 3] },
  { name: 'a rejected one', error: new ApiError('not_found'), expected: [1, 3] },
  { name: 'a service that is away', error: new ApiError('service_unavailable'), expected: [1] },
])('of work that asks another service, $name stalls: $expected', async ({ error, expected }) => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw error;
    done.push(item);
  };
  await expect(runUntilAway([1, 2, 3], work)).rejects.toBe(error);
  expect(done).toEqual(expected);
});
