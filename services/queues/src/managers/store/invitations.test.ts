import { Collection, MongoServerError } from 'mongodb';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => harness.close());

const open = (merchantId: number, command: string) =>
  harness.store.invitations.open(
    {
      merchantId,
      email: 'ada@example.com',
      invitedBy: 1,
      lifeMs: 60_000,
      role: 'desk',
      locale: 'it',
    },
    command,
  );

test('invitations of a sender at once are all counted, up to the limit', async () => {
  const second = await harness.secondDeps();
  const stores = [harness.store, second.store];
  for (const sender of range(1, 20)) {
    const taken = await Promise.all(
      range(1, 7).map((number) =>
        stores[number % 2]?.invitations.takeOfDay(`${sender}`, 6, `${number}`),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(6);
  }
});

test('S-08 commands that invite one address at once each have an invitation, and their copies share it', async () => {
  for (const merchantId of range(1, 10)) {
    const commands = ['a', 'b', 'c', 'd'];
    const opened = await Promise.all(commands.map((command) => open(merchantId, command)));
    expect(opened.map(({ mailDue }) => mailDue)).toEqual(commands);
    const copies = await Promise.all(range(1, 4).map(() => open(merchantId + 100, 'e')));
    expect(copies).toEqual(copies.map(() => copies[0]));
  }
});

test('S-08 a command that another one forestalls at its insertion opens the invitation too', async () => {
  jest.spyOn(Collection.prototype, 'findOneAndUpdate').mockImplementationOnce(async () => {
    await open(500, 'faster');
    throw new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 });
  });
  expect(await open(500, 'slower')).toMatchObject({ command: 'slower', mailDue: 'slower' });
});
