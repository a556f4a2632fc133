import { callsOf, pathsOf } from '@turno/shared-types';
import { COMMANDS, NEW_OR_NOTHING } from '../test/stored-states/commands.ts';
import { expectFits, READ_PATHS, READS } from '../test/stored-states/expect-fits.ts';
import { openStoredStates } from '../test/stored-states/stored-states.ts';

jest.setTimeout(240_000);

let opened: Awaited<ReturnType<typeof openStoredStates>>;
beforeAll(async () => {
  opened = await openStoredStates();
});
afterAll(() => opened.journey.close());

test.each(READ_PATHS)('S-14 every stored state fits %s, and is found', async (...read) => {
  const found = await expectFits(opened, read);
  // A call that finds nothing proves nothing.
  expect(Math.min(...found)).toBeGreaterThan(0);
});

test('S-14 the staff’s list has every ticket of today, also those of erased persons', async () => {
  const list = READS.find(({ path }) => path.endsWith('/:queueId/tickets'));
  if (!list) throw new Error('There is no such list.');
  const today = opened.states.filter(({ name, testQueue }) => {
    const isStandard = testQueue.queue.type !== 'event';
    return isStandard && !/of the day before|queue that was removed|closed for good/.test(name);
  });
  for (const state of today) {
    const { body } = await opened.ask({ definition: list, path: list.path }, state);
    const rows: { userId: number | null }[] = body;
    const isErased = state.name.includes('erased');
    const isListed = !/^removed|^sent away|moved$|^waiting, of a person erased/.test(state.name);
    expect([state.name, rows.map(({ userId }) => userId === null)]).toEqual([
      state.name,
      isListed ? [isErased] : [],
    ]);
  }
});

const WRITES = callsOf('queues').filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: (typeof WRITES)[number]) => `${method} ${path}`;

test('S-14 every command of queues is sent in every stored state, or answers none', () => {
  const known = [...Object.keys(COMMANDS), ...NEW_OR_NOTHING];
  expect(WRITES.map(nameOf).toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(COMMANDS))('S-14 every stored state fits %s', async (name, bodyOf) => {
  const definition = WRITES.find((each) => nameOf(each) === name);
  if (!definition) throw new Error(`There is no ${name}.`);
  let done = 0;
  for (const path of pathsOf(definition)) {
    for (const state of opened.states) {
      const { status, code, problem } = await opened.ask(
        { definition, path, body: bodyOf(state) },
        state,
      );
      // A rule may refuse the command; the code says that it is one.
      const isFit = status < 500 && code !== 'validation_error';
      expect([state.name, isFit, status, code, problem]).toEqual([
        state.name,
        true,
        status,
        code,
        null,
      ]);
      if (status < 300) done += 1;
    }
  }
  expect(done).toBeGreaterThan(0);
});

test('S-14 no row was left out of any of these replies', async () => {
  const metrics = await (await fetch(`${opened.journey.app.service.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
