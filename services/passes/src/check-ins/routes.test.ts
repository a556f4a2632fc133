import { newApiKey } from '@turno/kit';
import { API_KEY_SCOPES, type ApiKeyScope, checkInCall } from '@turno/shared-types';
import { buildPass, startPasses, type TestPasses } from '../../test/start-passes.ts';

let passes: TestPasses;
let staff: string;
beforeAll(async () => {
  passes = await startPasses({
    'eyJh.good.c2ln': {},
    K7QX2MBP9D: { isFastTrack: true },
    TWICE22222: {},
    'eyJh.expired.c2ln': { error: 'qr_expired' },
    NOTVALID22: { error: 'ticket_not_valid' },
    NOTYET2222: { error: 'ticket_not_processable' },
    SCANNER222: {},
    ATONCE2222: {},
    NAMED22222: { partyNames: ['Anna', 'Tommaso'] },
  });
  staff = await passes.tokens.tokenFor({ userId: 1, role: 'ROLE_MERCHANT' });
});
afterAll(() => passes.close());

const checkIn = (token: string, sent: Parameters<TestPasses['call']>[2] = {}) =>
  passes.call(
    checkInCall,
    { params: { merchantId: 10 }, body: { token } },
    { token: staff, ...sent },
  );

test('PAS-032 PAS-033 the text of a QR code lets its holder in', async () => {
  const { status, body } = await checkIn('eyJh.good.c2ln');
  expect(status).toBe(200);
  expect(body).toEqual({
    token: 'eyJh.good.c2ln',
    status: 'success',
    text: null,
    time: '2026-11-21T10:00:00.000Z',
    paxCount: 2,
    isFastTrack: false,
    ticketValue: 'A7',
    queueName: 'Banco',
    admittedPax: 2,
    peopleLeft: 0,
    entryId: expect.any(String),
  });
});

test('PAS-032 PAS-033 a code typed by hand does too, however it is spaced', async () => {
  const { status, body } = await checkIn(' k7qx2-mbp9d ');
  expect(status).toBe(200);
  expect(body).toMatchObject({ token: 'K7QX2MBP9D', isFastTrack: true });
});

test.each([
  { code: 'qr_invalid', text: 'UNKNOWN222' },
  { code: 'qr_invalid', text: ' - ' },
  { code: 'qr_expired', text: 'eyJh.expired.c2ln' },
  { code: 'ticket_not_valid', text: 'notvalid22' },
  { code: 'ticket_not_processable', text: 'notyet2222' },
])('PAS-034 PAS-036 $text is refused with $code', async ({ code, text }) => {
  const { status, body } = await checkIn(text);
  expect(status).toBe(422);
  expect(body.error_code).toBe(code);
});

test.each([
  { whose: 'a card', userId: null, pass: 'card' },
  { whose: 'somebody', userId: 300, pass: 'owned' },
])(
  'PAS-034 the code of a pass of $whose is no ticket, and the answer says what it is',
  async (given) => {
    const { userId, pass } = given;
    const mediacode = `PASS${pass.toUpperCase()}`;
    await passes.deps.store.passes.addMissing([
      buildPass({ mediacode, userId, passOwnerId: null }),
    ]);
    const headers = { 'idempotency-key': `scan-${pass}` };
    for (const sent of [{ headers }, { headers }, {}]) {
      const { status, body } = await checkIn(mediacode.toLowerCase(), sent);
      expect([status, body.error_code, body.payload]).toEqual([422, 'qr_invalid', { pass }]);
    }
  },
);

test('PAS-033 a party that came with passes is named to staff, and not in the journal', async () => {
  const { body } = await checkIn('NAMED22222');
  expect(body.partyNames).toEqual(['Anna', 'Tommaso']);
  const journal = await passes.db.collection('check_ins').find().toArray();
  expect(JSON.stringify(journal)).not.toContain('Anna');
});

test('PAS-034 the second scan of a ticket gets an error with the time of the first', async () => {
  expect((await checkIn('TWICE22222')).status).toBe(200);
  const { status, body } = await checkIn('TWICE22222');
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error_code: 'ticket_already_scanned',
    payload: { checkedInAt: '2026-11-21T10:00:00.000Z' },
  });
});

test.each([
  { name: 'nobody', claims: null, status: 401, code: 'unauthorized' },
  { name: 'a guest', claims: { userId: 3, role: 'ROLE_GUEST' }, status: 403, code: 'forbidden' },
  { name: 'a user', claims: { userId: 1, role: 'ROLE_USER' }, status: 403, code: 'forbidden' },
  {
    name: 'another merchant',
    claims: { userId: 2, role: 'ROLE_MERCHANT' },
    status: 403,
    code: 'forbidden',
  },
] as const)('IDN-032 PAS-032 $name may not check tickets in', async ({ claims, status, code }) => {
  const before = passes.queues.admitRequests.length;
  const sent = claims ? { token: await passes.tokens.tokenFor(claims) } : {};
  const answer = await passes.call(
    checkInCall,
    { params: { merchantId: 10 }, body: { token: 'eyJh.good.c2ln' } },
    sent,
  );
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  expect(passes.queues.admitRequests).toHaveLength(before);
});

function scannerKey(scopes: readonly ApiKeyScope[] = ['check-in'], merchantId = 10): string {
  const ref = { merchantId, keyId: 1 };
  const { key } = newApiKey(ref);
  passes.queues.apiKeys.set(key, { ...ref, scopes });
  return key;
}

test("PAS-032 a venue's own scanner checks a ticket in once, a retry included", async () => {
  const sent = { token: scannerKey(), idempotencyKey: 'scan-1' };
  const [first, again] = [await checkIn('SCANNER222', sent), await checkIn('SCANNER222', sent)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect((await checkIn('SCANNER222')).body.error_code).toBe('ticket_already_scanned');
});

test('PAS-034 of a scanner and a member of staff at once one lets the holder in', async () => {
  const answers = await Promise.all([
    checkIn('ATONCE2222', { token: scannerKey() }),
    checkIn('ATONCE2222'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('IDN-032 a key without the scope, of another merchant, revoked or invented admits nobody', async () => {
  const others = API_KEY_SCOPES.filter((scope) => scope !== 'check-in');
  const revoked = scannerKey();
  passes.queues.apiKeys.delete(revoked);
  const before = passes.queues.admitRequests.length;
  const statuses: number[] = [];
  const invented = `turno_10_1_${'x'.repeat(400)}`;
  for (const token of [scannerKey(others), scannerKey(['check-in'], 11), revoked, invented])
    statuses.push((await checkIn('eyJh.good.c2ln', { token })).status);
  expect(statuses).toEqual([403, 403, 401, 401]);
  expect(passes.queues.admitRequests).toHaveLength(before);
});

test('PAS-032 an expired access token gets another error than none', async () => {
  const token = await passes.tokens.expired({ userId: 1, role: 'ROLE_MERCHANT' });
  expect((await checkIn('eyJh.good.c2ln', { token })).body.error_code).toBe(
    'token_expired_or_wrong',
  );
});

test.each([
  { name: 'no code', body: {} },
  { name: 'an empty code', body: { token: '' } },
  { name: 'an operator', body: { token: { $gt: '' } } },
  { name: 'a slipped-in field', body: { token: 'K7QX2MBP9D', nonce: 'mine' } },
])('PAS-032 $name is a wrong request', async ({ body }) => {
  const path = `${passes.url}/private/merchants/10/queues/checkin_ticket`;
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_error' });
});
