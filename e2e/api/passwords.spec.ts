import { expect, test } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { captchaToken } from '../support/guests.ts';
import { openDatabases } from '../support/platform/database.ts';
import { demandPasswordChange } from '../support/platform/delivery.ts';
import { mailsTo } from '../support/platform/mails.ts';

const PASSWORD = 'correct horse battery';
const post = (path: string, body: object, token?: string) =>
  ask(path, { method: 'POST', body, token, headers: { 'accept-language': 'de' } });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const oneOfTwenty = [200, ...Array.from({ length: 19 }, () => 401)];

// Every test comes from one address, which may try a link twenty times an hour.
test.beforeAll(async () => {
  const { identity, close } = await openDatabases();
  await identity.collection('attempts').deleteMany({});
  await close();
});

async function newMerchant(): Promise<{ email: string; session: Session }> {
  const email = `place-${crypto.randomUUID()}@example.com`;
  const body = { email, password: PASSWORD, roles: ['merchant'], name: 'Osteria del Porto' };
  const answer = await post('/auth/signup', { ...body, captchaToken: await captchaToken() });
  expect(answer.status).toBe(201);
  return { email, session: answer.json as Session };
}

test("IDN-008 IDN-029 X-14 a new merchant's token opens nothing but the registration, and is exchanged once", async () => {
  const { accessToken } = (await newMerchant()).session;
  const elsewhere = await ask('/private/my_merchant', { token: accessToken });
  expect(elsewhere.json).toMatchObject({ error_code: 'token_expired_or_wrong' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/auth/toggle-session', {}, accessToken)),
  );
  expect(statuses(answers)).toEqual(oneOfTwenty);
  const full = answers.find(({ status }) => status === 200)?.json as Session;
  const mine = await ask('/private/my_merchant', { token: full.accessToken });
  expect(mine.status).toBe(200);
  // What queues verify by themselves is over for them too.
  await expect
    .poll(async () => (await post('/private/merchants', {}, accessToken)).json)
    .toMatchObject({ error_code: 'token_expired_or_wrong' });
});

test('IDN-012 IDN-013 a mailed link sets another password once, in the language of who asked', async () => {
  const { email } = await newMerchant();
  const signedIn = (await post('/auth/signin', { email, password: PASSWORD })).json as Session;
  expect((await post('/auth/reset-password', { email })).status).toBe(200);
  await expect.poll(() => mailsTo(email, 'password-reset')).toHaveLength(1);
  const [mail = ''] = mailsTo(email, 'password-reset');
  expect(mail).toContain('Neues Passwort festlegen');
  const resetToken = /\/reset-password\/([\w-]{43})\n/.exec(mail)?.[1] ?? '';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      post('/auth/new-password', { resetToken, newPassword: `horse number ${n} of the stable` }),
    ),
  );
  expect(statuses(answers)).toEqual(oneOfTwenty);
  await expect
    .poll(async () => (await ask('/private/my_merchant', { token: signedIn.accessToken })).json)
    .toMatchObject({ error_code: 'token_expired_or_wrong' });
  await expect.poll(() => mailsTo(email).at(-1)).toContain('wurde geändert');
});

test('IDN-015 IDN-016 who has to choose another password can do nothing else until it is done', async () => {
  const { email } = await newMerchant();
  await demandPasswordChange(email);
  const forced = (await post('/auth/signin', { email, password: PASSWORD })).json as Session;
  expect(forced.require_password_reset).toBe(true);
  const tickets = `/private/users/${forced.id}/tickets`;
  const refused = await ask(tickets, { token: forced.accessToken });
  expect(refused.json).toMatchObject({ error_code: 'token_expired_or_wrong' });
  const change = { password: PASSWORD, newPassword: 'ein anderes Pferd' };
  const answer = await post('/auth/new-password', change, forced.accessToken);
  expect(answer.json).toMatchObject({ id: forced.id, require_password_reset: false });
  const { accessToken } = answer.json as Session;
  expect((await ask(tickets, { token: accessToken })).status).toBe(200);
});
