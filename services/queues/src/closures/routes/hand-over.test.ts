import {
  acceptInvitationCall,
  closeMerchantCall,
  inviteManagerCall,
  lineUpCall,
  managersCall,
  merchantCall,
  myMerchantCall,
  readInvitationCall,
  removeManagerCall,
} from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { sendManagerMail } from '../../managers/index.ts';

jest.setTimeout(120_000);

const NEXT = MANAGER + 1;
let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

/** The secret of the link that identity was asked to mail. */
async function mailedToken(): Promise<string> {
  const { store, deps, accounts } = journey.harness;
  const due = await store.outbox.claim(['manager-invitation'], 30_000);
  if (due?.item.kind === 'manager-invitation') await sendManagerMail(deps, due.item);
  return accounts.mails.at(-1)?.path.split('/').at(-1) ?? '';
}

test('S-08 an owner hands over and leaves, the next one closes for good, and the tickets say so', async () => {
  const { call } = journey.app.service;
  const testQueue = await journey.newQueue();
  const merchantId = testQueue.merchant.id;
  const params = { merchantId };
  const owner = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const next = await journey.app.as(NEXT, 'ROLE_MERCHANT');

  const alone = { params: { merchantId, userId: MANAGER } };
  expect((await call(removeManagerCall, alone, owner)).body.error_code).toBe('last_owner');
  const body = { email: `person-${NEXT}@example.com`, role: 'owner' } as const;
  expect((await call(inviteManagerCall, { params, body }, owner)).status).toBe(201);
  const listed = await call(managersCall, { params }, owner);
  expect(listed.body).toMatchObject({ managers: [{ userId: MANAGER }], invitations: [body] });

  const token = await mailedToken();
  const seen = await call(readInvitationCall, { body: { token } });
  expect(seen.body).toMatchObject({ ...body, state: 'open', merchant: { id: merchantId } });
  expect((await call(managersCall, { params }, next)).status).toBe(403);
  const accepted = await call(acceptInvitationCall, { body: { token } }, next);
  expect(accepted.body).toEqual({ merchantId });
  expect((await call(closeMerchantCall, { params, body: {} }, next)).body.error_code).toBe(
    'other_owners',
  );
  expect((await call(removeManagerCall, alone, owner)).status).toBe(204);
  expect((await call(managersCall, { params }, owner)).status).toBe(403);

  const userId = newUser();
  const taken = await journey.lineUp(testQueue, userId);
  expect((await call(closeMerchantCall, { params, body: {} }, next)).status).toBe(204);
  expect((await call(closeMerchantCall, { params, body: {} }, next)).status).toBe(204);
  const ticket = await journey.read(userId, taken.body);
  expect(ticket.body).toMatchObject({
    endReason: 'merchant-closed',
    canceledAt: expect.any(String),
  });
  const page = await call(merchantCall, { params: { scope: 'public', merchantId } });
  expect(page.body).toMatchObject({ closedAt: expect.any(String), queues: [] });
  const late = await journey.lineUp(testQueue, newUser());
  expect(late.body.error_code).toBe('merchant_closed_for_good');
  expect(lineUpCall.errors).toContain(late.body.error_code);
  const mine = await call(myMerchantCall, {}, next);
  expect(mine.body.merchants).toMatchObject([{ id: merchantId, closedAt: expect.any(String) }]);
  expect((await call(managersCall, { params }, next)).status).toBe(410);
  const read = await call(readInvitationCall, { body: { token } });
  expect(read.body).toMatchObject({ state: 'closed' });
});
