import { createAuthenticator } from '../../test/authenticator.ts';
import { ORIGIN, passkeyOwner } from '../../test/passkey-owner.ts';
import { codeOf } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

/** The subjects of the mails about removed passkeys that an address got. */
async function removalMails(email: string): Promise<string[]> {
  await identity.deliverMail();
  const mails = identity.mails.filter(({ to, name }) => to === email && name.includes('removed'));
  return mails.map(({ subject }) => subject);
}

test('a removed passkey is mailed to its owner, in the language of the request', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  expect((await ada.removePasskey()).status).toBe(204);
  expect(await removalMails(ada.user.email)).toEqual(['Rimossa una passkey dal tuo account']);
});

test('a mail that cannot be stored keeps the passkey', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  const send = jest.spyOn(identity.deps.mail, 'send').mockRejectedValueOnce(new Error('no outbox'));
  expect((await ada.removePasskey()).status).toBe(500);
  send.mockRestore();
  expect(await ada.passkeys()).toHaveLength(1);
});

test('nothing is mailed about a passkey that stays or never was', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  expect(await codeOf(ada.removePasskey(createAuthenticator(ORIGIN).id))).toBe('not_found');
  await identity.db.collection('users').updateMany({}, { $set: { passwordHash: null } });
  expect(await codeOf(ada.removePasskey())).toBe('last_sign_in_method');
  expect(await removalMails(ada.user.email)).toEqual([]);
});
