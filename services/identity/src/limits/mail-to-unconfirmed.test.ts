import {
  changeEmailCall,
  deleteAccountCall,
  mailConfirmationCall,
  newPasswordCall,
  resetPasswordCall,
  signUpCall,
} from '@turno/shared-types';
import { PASSWORD, person } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const mailsTo = async (mailbox: string) => {
  await identity.deliverMail();
  return identity.mails.filter(({ to }) => to.includes(mailbox)).length;
};

/** Signs up with an address and deletes the account again, from a network; returns the status of the sign-up. */
async function passThrough(email: string, address: string): Promise<number> {
  const headers = from(address);
  const body = { email, password: PASSWORD, roles: ['user' as const] };
  const { status, body: session } = await identity.call(signUpCall, { body }, { headers });
  if (status !== 201) return status;
  const params = { userId: session.id };
  const { accessToken: token } = session;
  await identity.call(
    deleteAccountCall,
    { params, body: { password: PASSWORD } },
    { token, headers },
  );
  return status;
}

test('G-60 accounts of one network that name one mailbox send it few mails, and those of another network are not held back', async () => {
  const change = async (email: string, address: string) => {
    const { token, user } = await person(identity);
    const input = { params: { userId: user.id }, body: { email, password: PASSWORD } };
    return (await identity.call(changeEmailCall, input, { token, headers: from(address) })).status;
  };
  const statuses: number[] = [];
  for (const tag of ['', '', '', '+a', '+b', '+c', ''])
    statuses.push(await change(`named${tag}@example.com`, '10.8.0.1'));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  expect(await mailsTo('named')).toBe(5);
  expect(await change('named@example.com', '10.8.0.2')).toBe(204);
  expect(await change('another@example.com', '10.8.0.1')).toBe(204);
});

test('G-60 an address that signs up and leaves again and again has to wait, and its owner elsewhere has not', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1)
    statuses.push(await passThrough('through@example.com', '10.8.1.1'));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await passThrough('through@example.com', '10.8.1.2')).toBe(201);
});

test('G-60 the link of a new account, requested again, counts with those before', async () => {
  const headers = from('10.8.2.1');
  for (let n = 0; n < 4; n += 1) await passThrough('again@example.com', '10.8.2.1');
  const { userId, token } = await signedUp('again@example.com', '10.8.2.1');
  const { status, body: refused } = await identity.call(
    mailConfirmationCall,
    { params: { userId }, body: {} },
    { token, headers },
  );
  expect([status, refused.error_code]).toEqual([429, 'rate_limited']);
});

test('G-60 the link of a change of address, requested again, counts for the address it goes to', async () => {
  const headers = from('10.8.5.1');
  const { token, user } = await person(identity);
  const params = { userId: user.id };
  const body = { email: 'wanted@example.com', password: PASSWORD };
  await identity.call(changeEmailCall, { params, body }, { token, headers });
  const again = async (address: string) =>
    (
      await identity.call(
        mailConfirmationCall,
        { params, body: {} },
        { token, headers: from(address) },
      )
    ).status;
  for (let n = 0; n < 4; n += 1) await passThrough('wanted@example.com', '10.8.5.1');
  expect(await again('10.8.5.1')).toBe(429);
  expect(await again('10.8.5.2')).toBe(204);
});

/** A person who signs up from a network. */
async function signedUp(email: string, address: string) {
  const body = { email, password: PASSWORD, roles: ['user' as const] };
  const { body: session } = await identity.call(signUpCall, { body }, { headers: from(address) });
  const { id: userId, accessToken: token } = session;
  const { store, clock } = identity;
  return {
    userId,
    token,
    confirm: () => store.emailLinks.confirm({ userId, email }, clock.now),
  };
}

test('G-60 a link for a new password counts with the others until the address is confirmed', async () => {
  const email = 'forgot@example.com';
  for (let n = 0; n < 4; n += 1) await passThrough(email, '10.8.3.1');
  const owner = await signedUp(email, '10.8.3.1');
  const reset = async () => {
    const headers = from('10.8.3.1');
    return (await identity.call(resetPasswordCall, { body: { email } }, { headers })).status;
  };
  expect(await reset()).toBe(429);
  await owner.confirm();
  expect(await reset()).toBe(200);
});

test('G-60 accounts that name a mailbox send it ten notices a day, and all to an owner who confirmed the address', async () => {
  const phrases = ['lavender bicycle morning', PASSWORD];
  const changeOften = async (token: string, times: number) => {
    for (let n = 0; n < times; n += 1) {
      identity.clock.now = new Date(identity.clock.now.getTime() + 1_000);
      const [newPassword = '', password] = n % 2 === 0 ? phrases : phrases.toReversed();
      const input = { body: { newPassword, password } };
      expect((await identity.call(newPasswordCall, input, { token })).status).toBe(200);
    }
  };
  await changeOften((await signedUp('noticed@example.com', '10.8.4.1')).token, 8);
  await changeOften((await signedUp('noticed+2@example.com', '10.8.4.1')).token, 4);
  expect(await mailsTo('noticed')).toBe(2 + 10);
  const owner = await signedUp('confirmed@example.com', '10.8.4.1');
  await owner.confirm();
  await changeOften(owner.token, 12);
  expect(await mailsTo('confirmed@')).toBe(12);
});
