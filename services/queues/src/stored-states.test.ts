import { callsOf, pathsOf } from '@turno/shared-types';
import { NEW_OR_NOTHING } from '../test/stored-states/new-or-nothing.ts';
import { openStoredStates, type State } from '../test/stored-states/stored-states.ts';

jest.setTimeout(120_000);

let opened: Awaited<ReturnType<typeof openStoredStates>>;
beforeAll(async () => {
  opened = await openStoredStates();
});
afterAll(() => opened.journey.close());

const READS = callsOf('queues').filter(({ method, streams }) => method === 'GET' && !streams);

test.each(READS.flatMap((each) => pathsOf(each).map((path) => [path, each] as const)))(
  'S-14 every stored state fits %s',
  async (path, definition) => {
    for (const state of opened.states) {
      const { status } = await opened.ask({ definition, path }, state);
      // 404: the ticket is another person's now. 400: the search for places has a required query. 410: the link is none.
      expect([state.name, status < 400 || [400, 404, 410].includes(status)]).toEqual([
        state.name,
        true,
      ]);
    }
  },
);

test('S-14 the staff’s list has every ticket, also those of erased persons', async () => {
  const list = callsOf('queues').find(({ path }) => path.endsWith('/:queueId/tickets'));
  for (const state of opened.states.filter(({ testQueue }) => testQueue.queue.type !== 'event')) {
    const response = list && (await opened.ask({ definition: list, path: list.path }, state));
    const rows: { userId: number | null }[] = await response?.json();
    const isErased = state.name.includes('erased');
    const isListed = !/removed|sent away|moved$|waiting, of a person erased/.test(state.name);
    expect([state.name, rows.map(({ userId }) => userId === null)]).toEqual([
      state.name,
      isListed ? [isErased] : [],
    ]);
  }
});

const COUNTER = '/private/merchants/:merchantId/queues/:queueId/daily_counters/:counterId';
const MERCHANT = '/private/merchants/:merchantId';
const TICKET = '/private/users/:userId/tickets/:queueDailyCounterId/:counter';
const nothing = () => ({});

/** Every command and internal call whose answer may carry what is stored, with its body, in an order that leaves something to answer. */
const COMMANDS: Record<string, (state: State) => object> = {
  'POST /internal/tickets/is_code': ({ code }) => ({ token: code }),
  'POST /internal/users/:userId/managed_merchants': ({ testQueue }) => ({
    merchantIds: [testQueue.merchant.id],
  }),
  'POST /internal/merchants/:merchantId/pass_type_changes': () => ({
    ...{ by: { userId: 1, role: 'owner' }, changeId: 'change' },
  }),
  [`POST ${TICKET}/status_page`]: nothing,
  [`POST ${TICKET}/offer`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/slip`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/take_back`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/call_again`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/not_come`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/put_back`]: nothing,
  [`POST ${COUNTER}/tickets/:counter/move`]: ({ testQueue }) => ({ queueId: testQueue.queue.id }),
  'POST /internal/tickets/checkin': ({ code, testQueue }) => ({
    ...{ merchantId: testQueue.merchant.id, token: code, nonce: 'again' },
  }),
  'POST /:scope/merchants/:merchantId/queues/:queueId/lineup': nothing,
  [`POST ${COUNTER}/next`]: nothing,
  [`POST ${COUNTER}/pause`]: nothing,
  [`POST ${COUNTER}/close`]: nothing,
  [`POST ${COUNTER}/send_away`]: nothing,
  [`POST ${MERCHANT}/queues/auto_next`]: nothing,
  [`POST ${MERCHANT}/queues/auto_pause`]: nothing,
  [`POST ${MERCHANT}/queues/set_next_webhook`]: () => ({ enabled: false }),
  [`PUT ${MERCHANT}/queues/:queueId`]: nothing,
  [`PUT ${MERCHANT}`]: nothing,
};

/** Needs a ticket that staff took, another queue, or a round of automatic queues that is complete. */
const REFUSED = /\/(slip|move|auto_next)$/;

const WRITES = callsOf('queues').filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: (typeof WRITES)[number]) => `${method} ${path}`;

test('S-14 every command of queues is sent in every stored state, or answers none', () => {
  const known = [...Object.keys(COMMANDS), ...NEW_OR_NOTHING];
  expect(WRITES.map(nameOf).toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(COMMANDS))('S-14 every stored state fits %s', async (name, bodyOf) => {
  const definition = WRITES.find((each) => nameOf(each) === name);
  if (!definition) throw new Error(`There is no ${name}.`);
  const statuses: number[] = [];
  for (const path of pathsOf(definition)) {
    for (const state of opened.states) {
      const response = await opened.ask({ definition, path, body: bodyOf(state) }, state);
      const { error_code: code } = (await response.json().catch(() => null)) ?? {};
      statuses.push(response.status);
      // A rule may refuse the command; the code says that it is one.
      const isFit = response.status < 500 && code !== 'validation_error';
      expect([state.name, isFit, response.status, code]).toEqual([
        ...[state.name, true, response.status, code],
      ]);
    }
  }
  expect(Math.min(...statuses) < 300).toBe(!REFUSED.test(name));
});

test('S-14 no row was left out of any of these replies', async () => {
  const metrics = await (await fetch(`${opened.journey.app.service.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
