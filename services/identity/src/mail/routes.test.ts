import { exportAccountCall, sendMailCall, signUpCall } from '@turno/shared-types';
import { codeOf, newPerson, PASSWORD } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
let senderId: number;
beforeAll(async () => {
  identity = await startIdentity();
  senderId = (await newPerson(identity.deps, 'owner@example.com', 'ROLE_MERCHANT')).user.id;
  await identity.deliverMail();
});
afterAll(() => identity.close());

const SECRET = { internalSecret: 'a secret for the tests' };
const invitation = (change: object = {}) => ({
  id: 'one',
  template: 'merchant-invitation' as const,
  to: 'new@example.com',
  locale: 'en' as const,
  path: '/invitation/abc_-1',
  senderId,
  values: { merchant: 'Bar <b>Sport</b>' },
  ...change,
});
const send = (change: object = {}, sent: object = SECRET) =>
  identity.call(sendMailCall, { body: invitation(change) }, sent);

test('S-08 another service has a mail sent, once, with a link to our own pages', async () => {
  expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
  await identity.deliverMail();
  const mails = identity.mails.filter(({ to }) => to === 'new@example.com');
  expect(mails).toHaveLength(1);
  const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails;
  expect(subject).toBe('Bar <b>Sport</b>: an invitation');
  expect(text).toContain('Ada invites you to join the team of “Bar <b>Sport</b>”');
  expect(text).toContain('\nhttps://pages.test/invitation/abc_-1\n');
  expect(html).not.toContain('<b>');
});

test.each([
  { path: '//evil.example/x' },
  { path: 'https://evil.example' },
  { path: 'javascript:alert(1)' },
  { template: 'password-reset' },
  { values: { merchant: 'a\nBcc: x@example.com' } },
])('%j is no mail that another service may send', async (change) => {
  expect((await send(change)).status).toBe(400);
});

test('only services may have mails sent, in the name of people who exist', async () => {
  expect(await codeOf(send({}, {}))).toBe('forbidden');
  expect(await codeOf(send({ senderId: 1 }))).toBe('user_not_found');
});

test.each([
  { template: 'merchant-invitation', values: { merchant: 'Libreria del Faro' } },
  { template: 'franchise-invitation', values: { franchising: 'Libreria del Faro' } },
])(
  'IDN-008 S-08 a $template shows the address of a sender who is named after the place',
  async (change) => {
    const { template } = change;
    const email = `${template}@example.com`;
    const account = { email, password: PASSWORD, name: 'Libreria del Faro' };
    const roles = ['merchant' as const];
    const { body } = await identity.call(signUpCall, { body: { ...account, roles } });
    const to = `to-${template}@example.com`;
    await send({ ...change, id: template, to, senderId: body.id });
    await identity.deliverMail();
    const { text } = identity.mails.find((mail) => mail.to === to) ?? { text: '' };
    expect(text).toContain(`${email} invites you`);
    expect(text).not.toContain('Libreria del Faro invites');
  },
);

test('a mail that waits belongs to the export of a recipient with an account', async () => {
  const { user, accessToken: token } = await newPerson(identity.deps, 'invited@example.com');
  await send({ id: 'two', to: 'invited@example.com' });
  const request = { params: { userId: user.id }, body: {} };
  const { body } = await identity.call(exportAccountCall, request, { token });
  const kinds = body.mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('merchant-invitation');
});
