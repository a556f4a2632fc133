import { addressOwners } from '../../test/address-owners.ts';
import { codeOf, newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const { confirm, mailsTo, owner } = addressOwners(() => identity);

test('cancelling ends every link of the change and is no error without one', async () => {
  const ada = await owner();
  await ada.change('cancelled@example.com');
  const { token } = await mailsTo('cancelled@example.com');
  expect((await ada.cancel()).status).toBe(204);
  expect((await ada.cancel()).status).toBe(204);
  expect((await ada.account()).newEmail).toBeNull();
  expect(await codeOf(confirm(token))).toBe('link_expired');
  expect((await newPerson(identity.deps, 'cancelled@example.com')).user.id).not.toBe(ada.userId);
});

test('of a confirmation and a cancellation at once one decides, and the account awaits nothing', async () => {
  const ada = await owner();
  for (const to of ['at-once-1@example.com', 'at-once-2@example.com', 'at-once-3@example.com']) {
    await ada.change(to);
    const { token } = await mailsTo(to);
    const [confirmed] = await Promise.all([confirm(token), ada.cancel()]);
    const { email, newEmail } = await ada.account();
    expect(newEmail).toBeNull();
    expect(email === to).toBe(confirmed.status === 200);
  }
});
