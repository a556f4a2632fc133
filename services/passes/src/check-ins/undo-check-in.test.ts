import { newApiKey } from '@turno/kit';
import { checkInCall, undoCheckInCall } from '@turno/shared-types';
import { startPasses, type TestPasses } from '../../test/start-passes.ts';

let passes: TestPasses;
let staff: string;
let other: string;
beforeAll(async () => {
  const tokens = [
    'SOME222222',
    'MORE222222',
    'UNDO222222',
    'LATE222222',
    'ANY2222222',
    'AWAY222222',
    'KEY2222222',
  ];
  passes = await startPasses(Object.fromEntries(tokens.map((token) => [token, {}])));
  passes.queues.managers.add('11/managers/2');
  staff = await passes.tokens.tokenFor({ userId: 1, role: 'ROLE_MERCHANT' });
  other = await passes.tokens.tokenFor({ userId: 2, role: 'ROLE_MERCHANT' });
});
afterAll(() => passes.close());

const checkIn = (token: string, paxCount?: number, idempotencyKey?: string) =>
  passes.call(
    checkInCall,
    { params: { merchantId: 10 }, body: { token, ...(paxCount && { paxCount }) } },
    { token: staff, ...(idempotencyKey && { idempotencyKey }) },
  );
const undo = (entryId: string | undefined, at = { token: staff, merchantId: 10 }) =>
  passes.call(
    undoCheckInCall,
    {
      params: { merchantId: at.merchantId },
      body: { entryId: entryId ?? '', reason: 'turned_back' },
    },
    { token: at.token },
  );

test('PAS-032 PAS-033 staff admit one of two, then the other', async () => {
  const [first, second] = [await checkIn('SOME222222', 1), await checkIn('SOME222222')];
  expect(first.body).toMatchObject({ paxCount: 2, admittedPax: 1, peopleLeft: 1 });
  expect(second.body).toMatchObject({ paxCount: 2, admittedPax: 1, peopleLeft: 0 });
  expect((await checkIn('SOME222222', 1)).body.error_code).toBe('ticket_already_scanned');
});

test('PAS-034 no more people enter than the party has', async () => {
  expect((await checkIn('MORE222222', 3)).body.error_code).toBe('pax_count_invalid');
});

test('PAS-032 an idempotency key belongs to one number of people', async () => {
  expect((await checkIn('MORE222222', 1, 'key-1')).status).toBe(200);
  expect((await checkIn('MORE222222', 1, 'key-1')).body).toMatchObject({ peopleLeft: 1 });
  expect((await checkIn('MORE222222', 2, 'key-1')).body.error_code).toBe('idempotency_key_reused');
});

test('PAS-034 an entry is undone once, however often it is sent, and then the people enter again', async () => {
  const { entryId } = (await checkIn('UNDO222222')).body;
  const undone = [await undo(entryId), await undo(entryId)];
  for (const { status, body } of undone) {
    expect([status, body]).toEqual([
      200,
      {
        entryId,
        ticketValue: 'A7',
        queueName: 'Banco',
        paxCount: 2,
        isFastTrack: false,
        admittedPax: 2,
        peopleLeft: 2,
      },
    ]);
  }
  expect((await checkIn('UNDO222222')).status).toBe(200);
});

test('PAS-034 an entry of more than 30 seconds ago stays', async () => {
  const { entryId } = (await checkIn('LATE222222')).body;
  passes.queues.state.isTooLate = true;
  const { body } = await undo(entryId);
  passes.queues.state.isTooLate = false;
  expect(body).toMatchObject({ error_code: 'undo_too_late', payload: { n: 30 } });
});

test('IDN-032 no merchant undoes an entry of another one, nor one that never was', async () => {
  const { entryId } = (await checkIn('ANY2222222')).body;
  expect((await undo(entryId, { token: other, merchantId: 11 })).body.error_code).toBe(
    'ticket_not_found',
  );
  expect((await undo('never')).body.error_code).toBe('ticket_not_found');
  expect((await undo(entryId, { token: other, merchantId: 10 })).status).toBe(403);
});

test('PAS-034 an undo while queues is away is completed by the retry', async () => {
  const { entryId } = (await checkIn('AWAY222222')).body;
  passes.queues.state.isAway = true;
  expect((await undo(entryId)).status).toBe(503);
  passes.queues.state.isAway = false;
  expect((await undo(entryId)).status).toBe(200);
});

test('PAS-032 a scanner of the venue undoes its entry', async () => {
  const ref = { merchantId: 10, keyId: 1 };
  const { key } = newApiKey(ref);
  passes.queues.apiKeys.set(key, { ...ref, scopes: ['check-in'] });
  const { entryId } = (await checkIn('KEY2222222')).body;
  expect((await undo(entryId, { token: key, merchantId: 10 })).status).toBe(200);
  // S-08: the record of staff names the person who lets somebody in, and no scanner.
  expect(passes.queues.admitRequests.at(-1)).toMatchObject({ by: { userId: 1, role: 'owner' } });
  const body = { token: 'KEY2222222' };
  await passes.call(checkInCall, { params: { merchantId: 10 }, body }, { token: key });
  expect(passes.queues.admitRequests.at(-1)).not.toHaveProperty('by');
});
