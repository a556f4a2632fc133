import { ticketCall, updateQueueCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { addFamily, type Family } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';
import { OF_PARENT } from '../../queues/rules/queue-edit.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const sizeOf = ({ children }: Family) => children[1]!;

async function edit({ merchant, queue }: Family, body: object): Promise<void> {
  const { status } = await journey.app.service.call(
    updateQueueCall,
    { params: { merchantId: merchant.id, queueId: queue.id }, body },
    await journey.app.as(MANAGER, 'ROLE_MERCHANT'),
  );
  expect(status).toBe(200);
}

/** The ticket of a party of four as its holder reads it, before and after an edit of the multi-queue. */
async function ticketAround(family: Family, change: object) {
  const userId = newUser();
  const { counterId, number } = await join(journey.harness.deps, family, userId, { paxCount: 4 });
  const read = async () => {
    const params = { userId, queueDailyCounterId: counterId, counter: number };
    const as = await journey.app.as(userId);
    return (await journey.app.service.call(ticketCall, { params, query: {} }, as)).body;
  };
  const before = await read();
  await edit(family, change);
  return { before, after: await read() };
}

/** What an edit of each field of a multi-queue does in the queue of one size. */
const EFFECTS: Record<string, (family: Family) => Promise<void>> = {
  async name(family) {
    const { after } = await ticketAround(family, { name: 'Sala' });
    expect(after.queue.name).toBe('Sala 3-4');
  },
  async listOnly(family) {
    expect((await journey.lineUp(sizeOf(family), newUser(), { paxCount: 4 })).status).toBe(201);
    const other = await newFamily();
    await edit(other, { listOnly: true });
    const { body } = await journey.lineUp(sizeOf(other), newUser(), { paxCount: 4 });
    expect(body.error_code).toBe('queue_not_supported');
  },
  async qrCodeEnabled(family) {
    const { before, after } = await ticketAround(family, { qrCodeEnabled: false });
    expect([before.qrCodeJWT, before.checkInCode]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect([after.qrCodeJWT, after.checkInCode]).toEqual([null, null]);
    const again = await ticketAround(family, { qrCodeEnabled: true });
    expect([again.before.qrCodeJWT, again.after.qrCodeJWT]).toEqual([null, expect.any(String)]);
  },
};

const newFamily = () => addFamily(journey.harness, { merchant: { managerIds: [MANAGER] } });

test.each(OF_PARENT)('QUE-028 QUE-033 an edit of %s takes effect in the sizes', async (field) => {
  await EFFECTS[field]?.(await newFamily());
  expect.hasAssertions();
});
