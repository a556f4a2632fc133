import {
  accountCall,
  accountContactCall,
  changeNameCall,
  exportAccountCall,
  sendMailCall,
} from '@turno/shared-types';
import { newGuest, person } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

const internalSecret = 'a secret for the tests';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

type Owner = { user: { id: number }; token: string };

function rename({ user, token }: Owner, name: string, userId = user.id) {
  return identity.call(changeNameCall, { params: { userId }, body: { name } }, { token });
}

async function nameOf({ user, token }: Owner): Promise<unknown> {
  const { body } = await identity.call(accountCall, { params: { userId: user.id } }, { token });
  return body.name;
}

test.each(['ROLE_USER', 'ROLE_MERCHANT'] as const)(
  'IDN-008 an account of %s gets another name, as sign-up would store it',
  async (role) => {
    const ada = await person(identity, { role });
    // An accent of its own, as some keyboards send it.
    const { status, body } = await rename(ada, '  Ada Lovela\u0301ce ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ada.user.id, name: 'Ada Lovel\u00E1ce' });
    expect(await nameOf(ada)).toBe('Ada Lovel\u00E1ce');
  },
);

test('IDN-008 the name of another person’s account stays', async () => {
  const [ada, eve] = [await person(identity), await person(identity)];
  const { status, body } = await rename(eve, 'Eve', ada.user.id);
  expect([status, body.error_code]).toEqual([404, 'not_found']);
  expect(await nameOf(ada)).toBe(ada.user.name);
});

test('IDN-025 a guest has no name to change', async () => {
  const { user, accessToken: token } = await newGuest(identity.deps);
  const guest = { user, token };
  const { status, body } = await rename(guest, 'Guest');
  expect([status, body.error_code]).toEqual([403, 'forbidden']);
  expect(await nameOf(guest)).toBeNull();
});

test.each([
  ['none', ''],
  ['blanks', '   '],
  ['a line break', 'Ada\nLovelace'],
  ['a character that turns the text around', 'Ada\u202Eecalevol'],
  ['what no screen shows', '\u200B'],
  ['more than 120 characters', 'a'.repeat(121)],
])('IDN-008 a name of %s is refused', async (_, name) => {
  const ada = await person(identity);
  const { status, body } = await rename(ada, name);
  expect([status, body.errors[0].field]).toEqual([400, 'name']);
  expect(await nameOf(ada)).toBe(ada.user.name);
});

test('S-08 teams, invitations and the export show the new name', async () => {
  const ada = await person(identity, { role: 'ROLE_MERCHANT' });
  await rename(ada, 'Ada Lovelace');
  const params = { userId: ada.user.id };
  const contact = await identity.call(accountContactCall, { params }, { internalSecret });
  expect(contact.body.name).toBe('Ada Lovelace');
  const to = 'grace@example.com';
  const mail = {
    ...({ id: 'renamed', template: 'merchant-invitation', locale: 'en', path: '/x' } as const),
    to,
    senderId: ada.user.id,
    values: { merchant: 'Forno' },
  };
  await identity.call(sendMailCall, { body: mail }, { internalSecret });
  await identity.deliverMail();
  expect(identity.mails.find((each) => each.to === to)?.text).toContain('Ada Lovelace invites you');
  const exported = await identity.call(exportAccountCall, { params, body: {} }, ada);
  expect(exported.body.account.name).toBe('Ada Lovelace');
});
