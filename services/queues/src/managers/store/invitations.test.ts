import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('invitations of a sender at once are all counted, up to the limit', async () => {
  const second = await harness.secondDeps();
  const stores = [harness.store, second.store];
  for (const sender of range(1, 20)) {
    const taken = await Promise.all(
      range(1, 7).map((number) => stores[number % 2]?.invitations.takeOfDay(`${sender}`, 6)),
    );
    expect(taken.filter(Boolean)).toHaveLength(6);
  }
});
