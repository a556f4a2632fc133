import {
  autoPauseCall,
  closeCall,
  createQueueCall,
  listQueuesCall,
  pauseCall,
} from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';

jest.setTimeout(60_000);

type Flags = { closed: boolean; paused: boolean };

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

/** Three automatic queues, and what is done to each of them. */
async function newPark() {
  const { service } = journey.app;
  const { merchant, queue } = await journey.newQueue({ nextRatio: 1 });
  const [merchantId, ids] = [merchant.id, [queue.id]];
  for (const name of ['Ruota', 'Carosello']) {
    const request = { params: { merchantId }, body: { name, nextRatio: 1 } };
    ids.push((await service.call(createQueueCall, request, manager)).body.id);
  }
  const counterOf = async (queueId: number) => {
    const { body } = await service.call(listQueuesCall, { params: { merchantId } }, manager);
    return body.find(({ id }: { id: number }) => id === queueId).queue_daily_counters[0];
  };
  const [first = 0, second = 0, third = 0] = ids;
  return {
    first,
    second,
    third,
    async change(call: typeof closeCall | typeof pauseCall, queueId: number, revert: boolean) {
      const params = { merchantId, queueId, counterId: (await counterOf(queueId)).id };
      return service.call(call, { params, body: { revert } }, manager);
    },
    async pauseAll(idempotencyKey: string) {
      const request = { params: { merchantId }, body: {} };
      const answer = await service.call(autoPauseCall, request, { ...manager, idempotencyKey });
      return { status: answer.status, flags: answer.body.map(flagsOf) };
    },
    flags: async () => (await Promise.all(ids.map(counterOf))).map(flagsOf),
  };
}

const flagsOf = ({ closed, paused }: Flags) => ({ closed, paused });

test('S-15 a group pause whose process died before it answered changes nothing again, and is answered as it left the queues', async () => {
  const { first, third, change, pauseAll, flags } = await newPark();
  await change(closeCall, third, false);
  const answer = await pauseAll('died');
  const left = [
    { closed: false, paused: true },
    { closed: false, paused: true },
    { closed: true, paused: false },
  ];
  expect(answer).toEqual({ status: 200, flags: left });
  await change(closeCall, third, true);
  await change(pauseCall, first, true);
  const since = await flags();
  await journey.harness.db.collection('idempotencyRecords').deleteMany({});
  expect(await pauseAll('died')).toEqual(answer);
  expect(await flags()).toEqual(since);
  expect(since.map(({ paused }) => paused)).toEqual([false, true, false]);
});

test('S-15 a group pause that is repeated when every queue is closed is answered as it was accepted', async () => {
  const { first, second, third, change, pauseAll } = await newPark();
  const answer = await pauseAll('closing');
  for (const queueId of [first, second, third]) await change(closeCall, queueId, false);
  await journey.harness.db.collection('idempotencyRecords').deleteMany({});
  expect(await pauseAll('closing')).toEqual(answer);
});
