import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { countSignsOfLife, watchClient } from './watch-client.ts';

const EVERY_MS = 5;
/** Many more than a client without a sign of life is given. */
const LOOKS = 100;

type State = { lives: boolean; answers: boolean; isEngineWell: boolean };

/** Watches a client in some state for a while; returns how often it was found stuck. */
async function watchedWhile(stateAt: (look: number) => State): Promise<number> {
  let [signs, looks, stuck] = [0, 0, 0];
  const stop = watchClient({
    signsOfLife: () => {
      looks += 1;
      if (stateAt(looks).lives) signs += 1;
      return signs;
    },
    answers: async () => stateAt(looks).answers,
    isEngineWell: async () => stateAt(looks).isEngineWell,
    onStuck: () => {
      stuck += 1;
    },
    everyMs: EVERY_MS,
  });
  while (stuck === 0 && looks < LOOKS) await wait(EVERY_MS);
  await wait(10 * EVERY_MS);
  stop();
  return stuck;
}

test.each([
  { name: 'no sign of life though the engine is well is stuck, once', state: {}, stuck: 1 },
  { name: 'work that goes on is life, however slow an answer', state: { lives: true }, stuck: 0 },
  { name: 'nothing to do is no trouble', state: { answers: true }, stuck: 0 },
  { name: 'an engine that is away is not', state: { isEngineWell: false }, stuck: 0 },
])('$name', async ({ state, stuck }) => {
  const quiet = { lives: false, answers: false, isEngineWell: true };
  expect(await watchedWhile(() => ({ ...quiet, ...state }))).toBe(stuck);
});

test('a client that finds the engine again after a while is left alone', async () => {
  // Away for some looks, back for one before the client notices.
  const stateAt = (look: number) => ({
    lives: false,
    answers: look % 14 === 13,
    isEngineWell: look % 14 >= 12,
  });
  expect(await watchedWhile(stateAt)).toBe(0);
});

test('a watch that was stopped says nothing', async () => {
  const onStuck = jest.fn();
  const no = async () => false;
  const yes = async () => true;
  const ask = { signsOfLife: () => 0, answers: no, isEngineWell: yes };
  watchClient({ ...ask, onStuck, everyMs: EVERY_MS })();
  await wait(LOOKS * EVERY_MS);
  expect(onStuck).not.toHaveBeenCalled();
});

test('every command of a client is a sign of life', async () => {
  const client = new MongoClient((await openTestDatabase()).uri);
  const signs = countSignsOfLife(client);
  await client.db('kit_watch').command({ ping: 1 });
  const before = signs();
  await client.db('kit_watch').command({ ping: 1 });
  expect(signs()).toBe(before + 1);
  await client.close();
}, 60_000);
