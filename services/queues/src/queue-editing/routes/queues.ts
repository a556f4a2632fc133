import { ApiError, type Route, requireCaller, runIdempotent, serve } from '@turno/kit';
import {
  createQueueCall,
  listQueuesCall,
  type Queue,
  queueCall,
  removeQueueCall,
  updateQueueCall,
} from '@turno/shared-types';
import {
  type LoadedQueue,
  loadedQueueView,
  merchantViews,
  presentQueue,
  presentQueues,
} from '../../figures/index.ts';
import { changeQueue } from '../actions/change-queue.ts';
import { createQueue } from '../actions/create-queue.ts';
import { removeQueue } from '../actions/remove-queue.ts';
import type { Deps } from '../deps.ts';

/** A manager lists, creates, changes and removes the queues of a merchant. */
export function queueRoutes(deps: Deps): Route[] {
  const all = async (merchantId: number): Promise<Queue[]> => {
    const merchant = await deps.store.merchants.find(merchantId);
    if (!merchant) throw new ApiError('merchant_not_found');
    const views = await merchantViews(deps.store, [merchant], deps.now());
    return presentQueues(views.flatMap(({ queues }) => queues));
  };
  const present = async (loaded: LoadedQueue): Promise<Queue> =>
    presentQueue(await loadedQueueView(deps, loaded));
  return [
    serve(listQueuesCall, ({ params }) => all(params.merchantId)),
    serve(createQueueCall, ({ params: { merchantId }, body, caller, idempotencyKey }) => {
      const { userId } = requireCaller({ caller });
      const request = ['create_queue', merchantId, body];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) =>
        present(await createQueue(deps, { merchantId, draft: body, commandId })),
      );
    }),
    serve(queueCall, async ({ params }) => {
      const merchant = await deps.store.merchants.find(params.merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      const queue = await deps.store.queues.find(params.queueId, params.merchantId);
      if (!queue) throw new ApiError('queue_not_found');
      return present({ merchant, queue });
    }),
    serve(updateQueueCall, async ({ params, body }) =>
      present(await changeQueue(deps, params, body)),
    ),
    serve(removeQueueCall, async ({ params }) => {
      await removeQueue(deps, params);
      return null;
    }),
  ];
}
