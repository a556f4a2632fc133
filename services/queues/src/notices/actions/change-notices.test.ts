import { textDigest } from '@turno/kit';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { readNotices } from './change-notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { queueWith, subscriber } = subscribersOf(() => harness);

test('CON-053 S-02 the settings name the browser that receives, and a change of one leaves the others', async () => {
  const { userId, ticket, endpoint, ask } = await subscriber(await queueWith(0), {
    travelMinutes: 25,
  });
  const { counterId, number } = ticket;
  const read = () => readNotices(harness.deps, { userId, counterId, number });
  const receiving = { hasPush: true, pushDigest: textDigest(endpoint), travelMinutes: 25 };
  expect(await read()).toMatchObject(receiving);
  expect(await ask({ byEmail: false })).toMatchObject(receiving);
  const none = { hasPush: false, pushDigest: null, travelMinutes: null };
  expect(await ask({ push: null })).toMatchObject(none);
});
