import {
  addDeskCall,
  changeRoleCall,
  closeCall,
  lineUpCall,
  nextCall,
  removeManagerCall,
} from '@turno/shared-types';
import { activityCall } from '@turno/shared-types/activity';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, range, type TestQueue } from '../../../test/test-harness.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';

jest.setTimeout(60_000);

const [DESK, DOOR] = [78, 79];
let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const team = [
  { userId: MANAGER, role: 'owner' as const, since: null },
  { userId: DESK, role: 'desk' as const, since: null },
  { userId: DOOR, role: 'door' as const, since: null },
];
/** Each line has an instant of its own. */
const passSecond = () => {
  const { clock } = journey.harness;
  clock.now = new Date(clock.now.getTime() + 1_000);
};
const as = (userId: number) => journey.app.as(userId, 'ROLE_MERCHANT');
async function newQueue(people = 0): Promise<TestQueue> {
  const testQueue = await journey.harness.addQueue({ merchant: { team } });
  for (const _ of range(1, people)) await join(journey.harness.deps, testQueue, newUser());
  return testQueue;
}
async function next(testQueue: TestQueue, body = {}, idempotencyKey?: string) {
  const sender = { ...(await as(DESK)), ...(idempotencyKey ? { idempotencyKey } : {}) };
  return journey.app.service.call(nextCall, { params: idsOf(testQueue), body }, sender);
}
async function activityOf({ merchant }: TestQueue, query = {}) {
  const params = { merchantId: merchant.id };
  return (await journey.app.service.call(activityCall, { params, query }, await as(MANAGER))).body;
}
const kindsOf = async (testQueue: TestQueue, query = {}) =>
  (await activityOf(testQueue, query)).activities.map(({ kind }: { kind: string }) => kind);

test('S-08 each command of staff is a line: who, in which role, at which desk, to what', async () => {
  const { call } = journey.app.service;
  const testQueue = await newQueue(2);
  const { merchantId } = idsOf(testQueue);
  const { queue } = testQueue;
  const [desk, owner] = [await as(DESK), await as(MANAGER)];
  const made = await call(addDeskCall, { params: { merchantId }, body: { name: 'Banco' } }, desk);
  passSecond();
  await next(testQueue, { deskId: made.body.id });
  passSecond();
  const customer = { paxCount: 1, displayName: 'Rosa' };
  await call(lineUpCall, { params: queueParams(testQueue, 'private'), body: customer }, desk);
  passSecond();
  await call(closeCall, { params: idsOf(testQueue), body: {} }, owner);
  passSecond();
  const member = { merchantId, userId: DOOR };
  await call(changeRoleCall, { params: member, body: { role: 'manager' } }, owner);
  passSecond();
  await call(removeManagerCall, { params: member }, owner);
  const { activities, next: more } = await activityOf(testQueue);
  const line = { userId: DESK, role: 'desk', keyId: null, memberId: null, givenRole: null };
  const named = { id: queue.id, name: queue.name };
  expect(activities).toMatchObject([
    { kind: 'leave-team', userId: MANAGER, role: 'owner', memberId: DOOR },
    { kind: 'change-role', userId: MANAGER, memberId: DOOR, givenRole: 'manager' },
    { kind: 'close', userId: MANAGER, queue: named, ticketValue: null },
    { ...line, kind: 'add-customer', queue: named, ticketValue: expect.stringMatching(/3$/) },
    {
      ...line,
      kind: 'call',
      desk: 'Banco',
      queue: named,
      ticketValue: expect.stringMatching(/1$/),
    },
    { ...line, kind: 'add-desk', queue: null },
  ]);
  expect(more).toBeNull();
  expect(JSON.stringify(activities)).not.toMatch(/Rosa/);
});

test('S-08 S-10 a line about a show names its date and time', async () => {
  const testQueue = await journey.harness.addQueue({ merchant: { team }, queue: EVENT });
  const { counterId } = await join(journey.harness.deps, testQueue, newUser(), { time: '11:15' });
  const params = { ...idsOf(testQueue), counterId };
  await journey.app.service.call(closeCall, { params, body: {} }, await as(MANAGER));
  const show = { date: '2026-11-21', time: '11:15' };
  expect((await activityOf(testQueue)).activities).toMatchObject([{ kind: 'close', show }]);
});

test('S-08 a command that is repeated or rejected adds no line, and a group has one for each ticket', async () => {
  const testQueue = await newQueue(4);
  const [first, again] = [await next(testQueue, {}, 'k1'), await next(testQueue, {}, 'k1')];
  expect(again.body.calledTicket).toEqual(first.body.calledTicket);
  expect(await kindsOf(testQueue)).toEqual(['call']);
  await next(testQueue, { paxCount: 2 }, 'k2');
  await next(testQueue, { paxCount: 2 }, 'k2');
  expect(await kindsOf(testQueue)).toEqual(['call', 'call', 'call']);
  await next(testQueue);
  expect((await next(testQueue)).status).toBeGreaterThanOrEqual(400);
  const { activities } = await activityOf(testQueue);
  const values = activities.map(({ ticketValue }: { ticketValue: string }) => ticketValue);
  expect(new Set(values).size).toBe(4);
});

test('S-08 of many commands at once each called ticket has its line', async () => {
  const testQueue = await newQueue(12);
  await Promise.all(range(1, 12).map((each) => next(testQueue, {}, `next-${each}`)));
  const { activities } = await activityOf(testQueue);
  const called = await journey.harness.db
    .collection('tickets')
    .countDocuments({ counterId: testQueue.counter.id, state: 'called' });
  expect(activities).toHaveLength(called);
});

test('S-08 S-12 the list is read by person, group, day and page, by owners and managers only', async () => {
  const testQueue = await newQueue(1);
  const { merchantId } = idsOf(testQueue);
  const { activities: store } = journey.harness.store;
  const { now } = journey.harness.clock;
  for (const minute of range(1, 60)) {
    const at = new Date(now.getTime() - minute * 60_000);
    // As the lines of a group are named: the command, and the number of the ticket.
    await store.add(`${merchantId}.${minute}`, { merchantId, at, kind: 'pause', userId: MANAGER });
  }
  await next(testQueue);
  const page = await activityOf(testQueue);
  expect(page.activities).toHaveLength(50);
  const rest = await activityOf(testQueue, { before: page.next });
  expect(rest.activities).toHaveLength(11);
  expect(rest.next).toBeNull();
  for (const before of ['', 'x', '1763700000000', '.a', `${page.next} `, '9999999999999999.a']) {
    const { status, body } = await journey.app.service.call(
      activityCall,
      { params: { merchantId }, query: { before } },
      await as(MANAGER),
    );
    expect([before, status, body.errors?.[0]?.field]).toEqual([before, 400, 'before']);
  }
  const ids = [...page.activities, ...rest.activities].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(61);
  expect(await kindsOf(testQueue, { user_id: DESK })).toEqual(['call']);
  expect(await kindsOf(testQueue, { group: 'calls' })).toEqual(['call']);
  expect(await kindsOf(testQueue, { date: '2026-11-20' })).toEqual([]);
  expect(await kindsOf(testQueue, { date: '2026-11-21', group: 'calls' })).toEqual(['call']);
  const asked = { params: { merchantId } };
  const read = async (userId: number) =>
    (await journey.app.service.call(activityCall, asked, await as(userId))).status;
  expect([await read(DESK), await read(DOOR)]).toEqual([403, 403]);
});

test('G-60 what a person did is exported, and erased without what was done', async () => {
  const testQueue = await newQueue(1);
  const { merchantId } = idsOf(testQueue);
  const userId = newUser();
  passSecond();
  const at = journey.harness.clock.now;
  const later = new Date(at.getTime() + 1_000);
  const { activities } = journey.harness.store;
  await activities.add('a', { merchantId, at, kind: 'pause', userId });
  await activities.add('b', {
    merchantId,
    at: later,
    kind: 'hand-over',
    userId: MANAGER,
    memberId: userId,
  });
  const { activity, activityAbout } = await readPerson(journey.harness.deps, userId);
  expect(activity).toEqual([{ merchantId, kind: 'pause', at: at.toISOString() }]);
  const handedOver = { merchantId, kind: 'hand-over', givenRole: null, at: later.toISOString() };
  expect(activityAbout).toEqual([handedOver]);
  await erasePerson(journey.harness.deps, userId);
  expect((await activityOf(testQueue)).activities).toMatchObject([
    { kind: 'hand-over', memberId: null },
    { kind: 'pause', userId: null },
  ]);
});
