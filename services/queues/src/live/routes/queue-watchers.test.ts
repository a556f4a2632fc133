import type { LiveMessage } from '@turno/shared-types';
import { type Journey, openJourney } from '../../../test/journey.ts';
import { changeQueue } from '../../queue-editing/actions/change-queue.ts';
import { createQueue } from '../../queue-editing/actions/create-queue.ts';
import { removeQueue } from '../../queue-editing/actions/remove-queue.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

test('QUE-027 QUE-028 watchers of a merchant are notified of every queue created, changed and removed', async () => {
  const { deps } = journey.harness;
  const { merchant } = await journey.newQueue();
  const received: LiveMessage[] = [];
  const leave = await journey.app.live.watch(merchant.id, (message) => received.push(message));
  const changes = () => received.filter(({ type }) => type === 'merchant-changed').length;
  const merchantId = merchant.id;
  const { queue } = await createQueue(deps, { merchantId, draft: { name: 'Cassa' } });
  const queueId = queue.id;
  expect(changes()).toBe(1);
  await changeQueue(deps, { merchantId, queueId }, { capacity: 2 });
  expect(changes()).toBe(2);
  await removeQueue(deps, { merchantId, queueId });
  expect(changes()).toBe(3);
  leave();
});
