import { type Locale, signInCall } from '@turno/shared-types';
import { newPerson, PASSWORD } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Sender = { address: string; agent: string; password?: string; locale?: Locale };
const signIn = (email: string, { address, agent, password = PASSWORD, locale = 'de' }: Sender) =>
  identity.call(
    signInCall,
    { body: { email, password } },
    { locale, headers: { 'x-forwarded-for': address, 'user-agent': agent } },
  );

/** The kinds of the mails that an address has received, in order. */
async function mailsTo(email: string): Promise<string[]> {
  await identity.deliverMail();
  const kinds = ['new-sign-in', 'sign-in-blocked'];
  return identity.mails
    .filter(({ to }) => to === email)
    .flatMap(({ name }) => kinds.filter((kind) => name.includes(kind)));
}

test('a sign-in from a device or network that is new to the account is mailed to its owner', async () => {
  const email = 'ada@example.com';
  await newPerson(identity.deps, email);
  expect((await signIn(email, { address: '10.1.0.1', agent: PHONE })).status).toBe(200);
  expect(await mailsTo(email)).toEqual(['new-sign-in']);
  await signIn(email, { address: '10.1.0.1', agent: PHONE });
  expect(await mailsTo(email)).toHaveLength(1);
  await signIn(email, { address: '10.1.0.1', agent: LAPTOP });
  expect(await mailsTo(email)).toHaveLength(2);
  await signIn(email, { address: '10.1.0.2', agent: LAPTOP });
  expect(await mailsTo(email)).toHaveLength(3);
  await signIn(email, { address: '10.1.0.2', agent: PHONE });
  expect(await mailsTo(email)).toHaveLength(3);
});

test('G-60 the owner learns of a blocked sign-in once, strangers learn nothing', async () => {
  const email = 'grace@example.com';
  await newPerson(identity.deps, email);
  const sender = { address: '10.2.0.1', agent: PHONE, password: 'wrong horse' };
  const answersFor = async (address: string) => {
    const codes: string[] = [];
    for (let n = 0; n < 14; n += 1) codes.push((await signIn(address, sender)).body.error_code);
    return codes;
  };
  const known = await answersFor(email);
  expect(known.at(-1)).toBe('rate_limited');
  expect(await answersFor('nobody@example.com')).toEqual(known);
  expect(await mailsTo(email)).toEqual(['sign-in-blocked']);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  identity.clock.now = new Date(identity.clock.now.getTime() + 2 * 86_400_000);
  await answersFor(email);
  expect(await mailsTo(email)).toEqual(['sign-in-blocked', 'sign-in-blocked']);
});

test.each([
  { name: 'from elsewhere', password: PASSWORD, tries: 1, subject: /Neue Anmeldung/ },
  { name: 'that is blocked', password: 'wrong horse', tries: 14, subject: /Fehlgeschlagene/ },
])(
  'G-60 the mail about a sign-in $name is in the language of the account, not of whoever signs in',
  async ({ password, tries, subject }) => {
    const email = `${tries}.lovelace@example.com`;
    await newPerson(identity.deps, email);
    await signIn(email, { address: '10.3.0.1', agent: PHONE });
    const stranger = { address: '10.3.0.9', agent: LAPTOP, password, locale: 'it' } as const;
    for (let n = 0; n < tries; n += 1) await signIn(email, stranger);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(identity.mails.findLast(({ to }) => to === email)?.subject).toMatch(subject);
  },
);
