import {
  changeEmailCall,
  deleteAccountCall,
  mailConfirmationCall,
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
  const body = { email: 'again@example.com', password: PASSWORD, roles: ['user' as const] };
  const { body: session } = await identity.call(signUpCall, { body }, { headers });
  const again = () =>
    identity.call(
      mailConfirmationCall,
      { params: { userId: session.id }, body: {} },
      { token: session.accessToken, headers },
    );
  const { status, body: refused } = await again();
  expect([status, refused.error_code]).toEqual([429, 'rate_limited']);
});
