import {
  acceptInvitationCall,
  addDeskCall,
  changeRoleCall,
  closeCall,
  passTypeChangeCall,
  pauseCall,
  removeDeskCall,
  renameDeskCall,
  sendAwayCall,
  setNextWebhookCall,
} from '@turno/shared-types';
import { changeDeviceCall, unpairDeviceCall } from '@turno/shared-types/devices';
import { SECRET } from '../../../test/app.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import type { TestQueue } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

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
const newQueue = () => journey.harness.addQueue({ merchant: { team } });
const as = (userId: number) => journey.app.as(userId, 'ROLE_MERCHANT');
async function kindsOf({ merchant }: TestQueue): Promise<string[]> {
  const merchantId = merchant.id;
  return (await journey.harness.store.activities.find({ merchantId }, 50)).map(({ kind }) => kind);
}

/** A paired board, as a form of it would send it back. */
async function pairWall(merchantId: number) {
  const { devices, devicePairings } = journey.harness.store;
  const { code } = await devicePairings.add({ kind: 'board', language: 'it' });
  const pairing = await devicePairings.claim(code, merchantId);
  if (!pairing) throw new Error('The code was not found.');
  const device = { id: merchantId + 1_000, merchantId, name: 'Sala', settings: '' };
  const { revision } = await devices.add(pairing, device);
  return { deviceId: device.id, settings: '', revision };
}

test('S-08 a command that finds nothing to change adds no line, under its own key and under another', async () => {
  const { call } = journey.app.service;
  const testQueue = await newQueue();
  const { merchantId } = idsOf(testQueue);
  const owner = await as(MANAGER);
  const params = { merchantId };
  const commands = [
    (sender: typeof owner) => call(closeCall, { params: idsOf(testQueue), body: {} }, sender),
    (sender: typeof owner) =>
      call(closeCall, { params: idsOf(testQueue), body: { revert: true } }, sender),
    (sender: typeof owner) => call(pauseCall, { params: idsOf(testQueue), body: {} }, sender),
    (sender: typeof owner) => call(sendAwayCall, { params: idsOf(testQueue) }, sender),
    (sender: typeof owner) => call(addDeskCall, { params, body: { name: 'Banco' } }, sender),
    (sender: typeof owner) =>
      call(renameDeskCall, { params: { merchantId, deskId: 1 }, body: { name: 'Sala' } }, sender),
    (sender: typeof owner) => call(removeDeskCall, { params: { merchantId, deskId: 1 } }, sender),
    (sender: typeof owner) => call(setNextWebhookCall, { params, body: { enabled: true } }, sender),
    (sender: typeof owner) =>
      call(changeRoleCall, { params: { ...params, userId: DOOR }, body: { role: 'desk' } }, sender),
  ];
  const { deviceId, ...wall } = await pairWall(merchantId);
  const toWall = { merchantId, deviceId };
  commands.push(
    (sender) => call(changeDeviceCall, { params: toWall, body: { ...wall, name: 'Bar' } }, sender),
    (sender) => call(unpairDeviceCall, { params: toWall }, sender),
  );
  const counts: number[] = [];
  for (const [index, command] of commands.entries()) {
    for (const key of ['first', 'second', 'first', 'second', undefined]) {
      const sender = { ...owner, ...(key ? { idempotencyKey: `${key} ${index}` } : {}) };
      await command(sender);
    }
    counts.push((await kindsOf(testQueue)).length);
  }
  // People are sent away from a closed queue only, so that command was rejected.
  expect(counts).toEqual([1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]);
  await call(closeCall, { params: idsOf(testQueue), body: {} }, owner);
  await call(sendAwayCall, { params: idsOf(testQueue) }, owner);
  expect(await kindsOf(testQueue)).toHaveLength(11);
});

test('S-08 a close whose process died before its line gets the line when it is retried', async () => {
  const testQueue = await newQueue();
  const sender = { ...(await as(MANAGER)), idempotencyKey: 'retried' };
  const { activities } = journey.harness.store;
  const add = jest.spyOn(activities, 'add').mockRejectedValueOnce(new Error('killed'));
  const close = () =>
    journey.app.service.call(closeCall, { params: idsOf(testQueue), body: {} }, sender);
  expect((await close()).status).toBe(500);
  add.mockRestore();
  expect((await close()).status).toBe(200);
  expect(await kindsOf(testQueue)).toEqual(['close']);
});

test('S-08 an invitation that is accepted has one line, whoever completes it and however often', async () => {
  const { call } = journey.app.service;
  const { invitations, managers } = journey.harness.store;
  for (const isInterrupted of [false, true]) {
    const testQueue = await newQueue();
    const userId = newUser();
    const email = `person-${userId}@example.com`;
    const { id } = await invitations.open(
      {
        merchantId: testQueue.merchant.id,
        email,
        role: 'desk',
        invitedBy: MANAGER,
        locale: 'it',
        lifeMs: 60_000,
      },
      email,
    );
    const token = (await invitations.issueToken(id)) ?? '';
    const accept = async () =>
      (await call(acceptInvitationCall, { body: { token } }, await as(userId))).status;
    if (isInterrupted) {
      const add = jest.spyOn(managers, 'add').mockRejectedValueOnce(new Error('killed'));
      expect(await accept()).toBe(500);
      add.mockRestore();
      await sweep(journey.harness.deps);
    }
    expect([await accept(), await accept()]).toEqual([200, 200]);
    expect(await kindsOf(testQueue)).toEqual(['join-team']);
  }
});

test('S-08 a change of pass types has one line however often it is announced, and its answer names the merchant', async () => {
  const testQueue = await newQueue();
  const { merchantId } = idsOf(testQueue);
  const announce = (changeId?: string, id = merchantId) =>
    journey.app.service.call(
      passTypeChangeCall,
      {
        params: { merchantId: id },
        body: {
          by: { userId: MANAGER, role: 'owner' as const },
          ...(changeId ? { changeId } : {}),
        },
      },
      { internalSecret: SECRET },
    );
  const { name } = testQueue.merchant;
  expect((await announce()).body).toEqual({ name });
  expect(await kindsOf(testQueue)).toEqual([]);
  expect((await announce('one')).body).toEqual({ name });
  expect((await announce('one')).body).toEqual({ name });
  expect(await kindsOf(testQueue)).toEqual(['edit-merchant']);
  await announce('two');
  expect(await kindsOf(testQueue)).toHaveLength(2);
  expect((await announce('one', 987_654)).body.error_code).toBe('merchant_not_found');
});
