import { changeCounter } from '../../src/calling/actions/change-counter.ts';
import { sendAway } from '../../src/calling/actions/send-away.ts';
import { closeMerchant } from '../../src/closures/actions/close-merchant.ts';
import { removeQueue } from '../../src/queue-editing/actions/remove-queue.ts';
import { type Journey, MANAGER } from '../journey.ts';
import { addFamily } from '../multi-queues.ts';
import { idsOf } from '../people.ts';
import { EVENT, showsOf } from '../shows.ts';
import type { TestQueue } from '../test-harness.ts';
import { OWNED, type States } from './state.ts';

/** Every state of a queue, and what it does to those who wait there or were called. */
export async function addQueueStates({ harness, next }: Journey, { add }: States): Promise<void> {
  const { deps } = harness;
  for (const change of [{ paused: true }, { closed: true }]) {
    await add(`in a queue that is ${Object.keys(change)[0]}`, (at) =>
      changeCounter(deps, { ...idsOf(at), change }),
    );
  }
  await add('sent away from a closed queue', async (at) => {
    await changeCounter(deps, { ...idsOf(at), change: { closed: true } });
    await sendAway(deps, { ...idsOf(at), commandId: null });
  });
  const remove = ({ merchant, queue }: TestQueue) =>
    removeQueue(deps, { merchantId: merchant.id, queueId: queue.id });
  await add('in a queue that was removed', remove);
  await add('called in a queue that was removed since', async (at) => {
    await next(at);
    await remove(at);
  });
  const close = ({ merchant }: TestQueue) =>
    closeMerchant(deps, { merchantId: merchant.id, userId: MANAGER });
  await add('of a merchant that closed for good', close);
  await add('called at a merchant that closed for good since', async (at) => {
    await next(at);
    await close(at);
  });
}

/** Every kind of queue. */
export async function addKinds({ harness, next }: Journey, { add }: States): Promise<void> {
  const family = await addFamily(harness, { merchant: OWNED });
  const [, of3] = family.children;
  await add('of a size of a multi-queue', null, { ...(of3 && { at: of3 }), body: { paxCount: 3 } });
  const event = await harness.addQueue({ merchant: OWNED, queue: EVENT });
  const at = { ...event, counter: await showsOf(() => harness).showOf(event) };
  const body = { paxCount: 2, time: '11:15' };
  await add('of a show', null, { at, body });
  await add('of a group that a show called', (show) => next(show, { paxCount: 4 }), { at, body });
  const automatic = await harness.addQueue({ merchant: OWNED, queue: { nextRatio: 2 } });
  await add('of an automatic queue', (at) => next(at), { at: automatic });
  const named = await add('called by a desk with a name');
  await next(named.testQueue, { deskId: named.links.deskId });
}
