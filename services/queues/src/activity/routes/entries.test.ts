import { admitTicketCall, nextCall, undoEntryCall } from '@turno/shared-types';
import { activityCall } from '@turno/shared-types/activity';
import { SECRET } from '../../../test/app.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const DOOR = 79;
let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const team = [
  { userId: MANAGER, role: 'owner' as const, since: null },
  { userId: DOOR, role: 'door' as const, since: null },
];
const by = { userId: DOOR, role: 'door' as const };

/** A called party of two, and what is done with it. */
async function calledParty() {
  const { app, harness } = journey;
  const testQueue = await harness.addQueue({ merchant: { team } });
  const owner = await app.as(MANAGER, 'ROLE_MERCHANT');
  const ticket = await join(harness.deps, testQueue, newUser(), { paxCount: 2 });
  const { merchantId, counterId } = idsOf(testQueue);
  await app.service.call(nextCall, { params: idsOf(testQueue), body: {} }, owner);
  const token = harness.deps.checkInTokens.write(ticket, 600);
  const scan = async (nonce: string, change = {}) => {
    const body = { merchantId, token, nonce, paxCount: 1, ...change };
    return (await app.service.call(admitTicketCall, { body }, { internalSecret: SECRET })).status;
  };
  const undo = (nonce: string, change: { by?: typeof by } = { by }) => {
    const body = {
      merchantId,
      queueDailyCounterId: counterId,
      counter: ticket.number,
      nonce,
      ...change,
      reason: 'turned_back' as const,
    };
    return app.service.call(undoEntryCall, { body }, { internalSecret: SECRET });
  };
  const read = async (change = {}) => {
    const query = { entries: true, ...change };
    const { body } = await app.service.call(activityCall, { params: { merchantId }, query }, owner);
    return body;
  };
  return { scan, undo, read };
}

test('S-08 each entry is one line with who let whom in, however often its scan is sent', async () => {
  const { scan, read } = await calledParty();
  expect([await scan('one', { by }), await scan('one', { by })]).toEqual([200, 200]);
  expect(await scan('two', { by })).toBe(200);
  expect(await scan('three', { by })).toBe(422);
  const { entries, activities } = await read();
  expect(entries).toMatchObject([
    { kind: 'check-in', ...by, ticketValue: expect.stringMatching(/1$/) },
    { kind: 'check-in', ...by },
  ]);
  expect(entries?.[0]?.queue?.name).toBeTruthy();
  expect(activities.map(({ kind }: { kind: string }) => kind)).toEqual(['call']);
});

test('S-08 entries are found by person and among the customers, also once they are undone', async () => {
  const { scan, undo, read } = await calledParty();
  await scan('one', { by });
  await undo('one');
  expect((await read({ user_id: DOOR, group: 'customers' })).entries).toHaveLength(1);
  expect((await read({ user_id: MANAGER })).entries).toEqual([]);
  expect((await read({ group: 'calls' })).entries).toEqual([]);
});

test.each([
  { query: {}, kinds: ['call', 'undo-entry'] },
  { query: { group: 'customers' }, kinds: ['undo-entry'] },
])(
  'S-08 pages of an earlier release are given no entry, which would take the place of another line: $query',
  async ({ query, kinds }) => {
    const { scan, undo, read } = await calledParty();
    await scan('one', { by });
    await undo('one');
    const { entries, activities } = await read({ ...query, entries: false });
    expect(entries).toEqual([]);
    expect(activities.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(kinds);
  },
);

test('S-08 a scan whose process died before the line gets it when it is sent again', async () => {
  const { scan, read } = await calledParty();
  const { activities } = journey.harness.store;
  const add = jest.spyOn(activities, 'add').mockRejectedValueOnce(new Error('killed'));
  expect(await scan('one', { by })).toBe(500);
  add.mockRestore();
  expect(await scan('one', { by })).toBe(200);
  expect((await read()).entries).toHaveLength(1);
});

test('S-08 an entry by an API key has no line: scanners have a log of their own', async () => {
  const { scan, read } = await calledParty();
  expect(await scan('one')).toBe(200);
  expect((await read()).entries).toEqual([]);
});

test('S-08 S-15 an undo by an API key has no line, also when a person undoes the entry again', async () => {
  const { scan, undo, read } = await calledParty();
  const undos = async () => {
    const { activities } = await read({ group: 'customers' });
    return activities.filter(({ kind }: { kind: string }) => kind === 'undo-entry').length;
  };
  await scan('one', { by });
  expect((await undo('one', {})).status).toBe(200);
  expect((await undo('one')).status).toBe(200);
  expect(await undos()).toBe(0);
  await scan('two', { by });
  expect((await undo('two')).status).toBe(200);
  expect(await undos()).toBe(1);
});
