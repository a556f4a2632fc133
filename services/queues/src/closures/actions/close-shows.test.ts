import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, openTestHarness, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { closeMerchant } from './close-merchant.ts';

const OWNER = 501;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('S-08 S-10 whoever was called to a show that has not begun is told when its merchant closes for good', async () => {
  const event = await harness.addQueue({ merchant: { managerIds: [OWNER] }, queue: EVENT });
  const { counterId } = await join(harness.deps, event, newUser(), { time: '11:15' });
  await harness.db.collection('tickets').updateOne({ counterId }, { $set: { state: 'called' } });
  await closeMerchant(harness.deps, { merchantId: event.merchant.id, userId: OWNER });
  const [ticket] = await ticketsOf(harness.db, counterId);
  expect(ticket).toMatchObject({ state: 'cancelled', endReason: 'merchant-closed' });
});
