import { changeEmailCall, newPasswordCall, signInCall } from '@turno/shared-types';
import { addressOwners } from '../../test/address-owners.ts';
import { codeOf, newGuest, newPerson, PASSWORD, person } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const { confirm, mailsTo, owner } = addressOwners(() => identity);
const signIn = (email: string, password = PASSWORD) =>
  identity.call(signInCall, { body: { email, password } });

test('a new address takes effect once it is confirmed; the old one is notified and free again', async () => {
  const ada = await owner();
  expect((await ada.change(' NEW-ada@Example.com ')).status).toBe(204);
  expect(await ada.account()).toMatchObject({ email: ada.email, newEmail: 'new-ada@example.com' });
  expect((await mailsTo(ada.email)).kinds).toContain('email-change-requested');
  const { kinds, token } = await mailsTo('new-ada@example.com');
  expect(kinds).toEqual(['email-change']);
  expect((await signIn('new-ada@example.com')).body.error_code).toBe('invalid_credentials');

  expect((await confirm(token)).body).toEqual({ email: 'new-ada@example.com' });
  expect(await ada.account()).toMatchObject({
    email: 'new-ada@example.com',
    emailVerified: true,
    newEmail: null,
  });
  expect((await signIn('new-ada@example.com')).status).toBe(200);
  expect((await signIn(ada.email)).body.error_code).toBe('invalid_credentials');
  expect(await codeOf(confirm(token))).toBe('link_used');
  const { user } = await newPerson(identity.deps, ada.email);
  expect(user.id).not.toBe(ada.userId);
});

test('the answer for an address of another account is the same; its owner is notified, once a day', async () => {
  const [ada, bob] = [await owner(), await owner()];
  const answers = [await ada.change(bob.email), await ada.change('free@example.com')];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 204, body: null },
    { status: 204, body: null },
  ]);
  await ada.change(bob.email);
  expect(await ada.account()).toMatchObject({ email: ada.email, newEmail: bob.email });
  const { kinds } = await mailsTo(bob.email);
  expect(kinds.filter((kind) => kind === 'email-in-use')).toHaveLength(1);
  expect(kinds).not.toContain('email-change');
});

test('IDN-034 of two accounts that confirm one address at once exactly one gets it', async () => {
  const people = [await owner(), await owner()];
  const tokens: string[] = [];
  for (const each of people) {
    await each.change('both@example.com');
    tokens.push((await mailsTo('both@example.com')).token);
  }
  const answers = await Promise.all(tokens.map(confirm));
  const codes = answers.map(({ body }) => body.error_code ?? 'confirmed').toSorted();
  expect(codes).toEqual(['confirmed', 'email_already_in_use']);
  const emails = await Promise.all(people.map(async (each) => (await each.account()).email));
  expect(emails.filter((email) => email === 'both@example.com')).toHaveLength(1);
});

test('of twenty uses of one link at once exactly one succeeds', async () => {
  const ada = await owner();
  await ada.change('twenty-new@example.com');
  const { token } = await mailsTo('twenty-new@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  const codes = answers.map(({ body }) => body.error_code ?? 'confirmed').toSorted();
  expect(codes).toEqual(['confirmed', ...Array.from({ length: 19 }, () => 'link_used')]);
  expect((await signIn('twenty-new@example.com')).status).toBe(200);
});

test('IDN-034 an address that somebody signs up with meanwhile stays theirs', async () => {
  const ada = await owner();
  await ada.change('race@example.com');
  const { token } = await mailsTo('race@example.com');
  const { user } = await newPerson(identity.deps, 'race@example.com');
  expect(await codeOf(confirm(token))).toBe('email_already_in_use');
  expect((await identity.store.users.findByEmail('race@example.com'))?.id).toBe(user.id);
  expect((await ada.account()).email).toBe(ada.email);
});

test('a claim that a crash left without its account is no obstacle after a minute', async () => {
  const ada = await owner();
  await ada.change('abandoned@example.com');
  const { token } = await mailsTo('abandoned@example.com');
  const { claimKey } = await import('../accounts/store/claims.ts');
  const createdAt = new Date(identity.clock.now.getTime() - 61_000);
  const claim = { _id: claimKey('abandoned@example.com'), userId: 1, createdAt };
  await identity.db.collection<typeof claim>('emails').insertOne(claim);
  expect((await confirm(token)).status).toBe(200);
  expect((await signIn('abandoned@example.com')).status).toBe(200);
});

test('a new request replaces the last one, the current address cancels it, and so does a new password', async () => {
  const ada = await owner();
  await ada.change('first@example.com');
  const first = (await mailsTo('first@example.com')).token;
  await ada.change('second@example.com');
  expect(await codeOf(confirm(first))).toBe('link_expired');
  const second = (await mailsTo('second@example.com')).token;
  await ada.change(ada.email);
  expect((await ada.account()).newEmail).toBeNull();
  expect(await codeOf(confirm(second))).toBe('link_expired');
  await ada.change('third@example.com');
  const third = (await mailsTo('third@example.com')).token;
  const body = { password: PASSWORD, newPassword: 'another horse tonight' };
  await identity.call(newPasswordCall, { body }, { token: ada.token });
  expect(await codeOf(confirm(third))).toBe('link_expired');
  expect((await ada.account()).email).toBe(ada.email);
});

test('a change needs the password or a fresh sign-in; guests have no address', async () => {
  const ada = await owner();
  expect(await codeOf(ada.change('x@example.com', 'wrong'))).toBe('invalid_credentials');
  const social = await person(identity, { facebookId: '777' });
  const change = () =>
    identity.call(
      changeEmailCall,
      { params: { userId: social.user.id }, body: { email: 'social-new@example.com' } },
      { token: social.token },
    );
  expect((await change()).status).toBe(204);
  const { now } = identity.clock;
  identity.clock.now = new Date(now.getTime() + 601_000);
  expect(await codeOf(change())).toBe('signin_too_old');
  identity.clock.now = now;
  const guest = await newGuest(identity.deps);
  const params = { userId: guest.user.id };
  const body = { email: 'guest-new@example.com' };
  const answer = identity.call(changeEmailCall, { params, body }, { token: guest.accessToken });
  expect(await codeOf(answer)).toBe('not_found');
});

test('the link of the new address is sent again at the owner’s request', async () => {
  const ada = await owner();
  expect(await codeOf(ada.again())).toBe('email_already_verified');
  await ada.change('again-new@example.com');
  expect((await ada.again()).status).toBe(204);
  expect((await mailsTo('again-new@example.com')).kinds).toEqual(['email-change', 'email-change']);
});

test.each(['nonsense', 'guest+1@guest.invalid', ''])('«%s» is no new address', async (email) => {
  const ada = await owner();
  expect(await codeOf(ada.change(email))).toBe('invalid_email');
});

test('a change that nobody confirms ends after a day, whether or not the address is taken', async () => {
  const [ada, bob] = [await owner(), await owner()];
  await ada.change(bob.email);
  const { now } = identity.clock;
  await identity.store.emailLinks.removeExpired(new Date(now.getTime() + 86_399_000));
  expect((await ada.account()).newEmail).toBe(bob.email);
  await identity.store.emailLinks.removeExpired(new Date(now.getTime() + 86_400_000));
  expect((await ada.account()).newEmail).toBeNull();
});
