import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { account, signedIn } from '../support/demo-data.ts';
import { captchaToken } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';
import { tracesOf } from '../support/platform/database.ts';

const PASSWORD = `right ${randomUUID()}`;
const CANARY = `kanarie-${randomUUID()}`;
const PHONE = '+390654321777';

async function newPerson(): Promise<Session> {
  const body = {
    email: `${CANARY}@example.com`,
    password: PASSWORD,
    name: `Name ${CANARY}`,
    roles: ['user'],
    captchaToken: await captchaToken(),
  };
  const answer = await ask('/auth/signup', { method: 'POST', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Session;
}

test('G-60 a person reads all that is held of them, and after the deletion nothing is', async () => {
  const person = await newPerson();
  const { id, accessToken: token } = person;
  const merchant = await ownMerchant('marta', 'Cassa');
  await takenTicket(firstQueueOf(merchant).lineUp, person, { displayName: CANARY, phone: PHONE });
  const own = `/private/users/${id}`;
  const exported = await ask(`${own}/export`, { method: 'POST', token, body: {} });
  expect(exported.json).toMatchObject({
    account: { email: `${CANARY}@example.com`, name: `Name ${CANARY}` },
    sessions: [{ isCurrent: true }],
    queues: { tickets: [{ displayName: CANARY, phone: PHONE, merchantId: merchant.id }] },
  });
  expect(await tracesOf([CANARY])).not.toEqual([]);

  const refused = await ask(own, { method: 'DELETE', token, body: { password: 'not it' } });
  expect(refused.json).toMatchObject({ error_code: 'invalid_credentials' });
  const deleted = await ask(own, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(deleted.status).toBe(204);
  // A service that missed the announcement reads it again within a minute.
  await expect.poll(() => tracesOf([CANARY, PHONE]), { timeout: 75_000 }).toEqual([]);
  await expect.poll(async () => (await ask(`${own}/tickets`, { token })).status).toBe(401);
});

test('a merchant keeps a manager: its only manager cannot delete the account', async () => {
  const { email, password, id } = account('marta');
  const { accessToken: token } = await signedIn('marta');
  const answer = await ask(`/private/users/${id}`, { method: 'DELETE', token, body: { password } });
  expect(answer.json).toMatchObject({ error_code: 'last_owner' });
  const again = await ask('/auth/signin', { method: 'POST', body: { email, password } });
  expect(again.status).toBe(200);
});
