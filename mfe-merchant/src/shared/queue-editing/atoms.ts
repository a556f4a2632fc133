import {
  type CallInput,
  createQueueCall,
  removeQueueCall,
  updateQueueCall,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, idempotentCommandAtom, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantIdAtom, refreshAtom } from '../merchant-atoms.ts';

export type QueueDraft = CallInput<typeof createQueueCall>['body'];
export type QueueChange = CallInput<typeof updateQueueCall>['body'];

type Creation = { merchantId: number; body: QueueDraft };

const sendDraftAtom = idempotentCommandAtom(
  (get, _set, { merchantId, body }: Creation, idempotencyKey) =>
    send(get(httpAtom), createQueueCall, { params: { merchantId }, body, idempotencyKey }),
);

/** QUE-027: creates a queue. */
export const createQueueAtom = atom(null, async (get, set, body: QueueDraft) => {
  await set(sendDraftAtom, { merchantId: get(merchantIdAtom), body });
  set(refreshAtom);
});

type Change = { queueId: number; body: QueueChange };

/** QUE-028, QUE-033: changes a queue, of a multi-queue the parent and its children in this order. */
export const changeQueuesAtom = atom(null, async (get, set, changes: readonly Change[]) => {
  try {
    for (const { queueId, body } of changes) {
      const params = { merchantId: get(merchantIdAtom), queueId };
      await send(get(httpAtom), updateQueueCall, { params, body });
    }
  } finally {
    set(refreshAtom);
  }
});

/** QUE-028: removes a queue; one that another manager has already removed counts as removed. */
export const removeQueueAtom = atom(null, async (get, set, queueId: number) => {
  const params = { merchantId: get(merchantIdAtom), queueId };
  try {
    await send(get(httpAtom), removeQueueCall, { params, body: {} });
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'queue_not_found')) throw error;
  }
  set(refreshAtom);
});
