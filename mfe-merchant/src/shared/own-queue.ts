import type { Merchant, Queue } from '@turno/shared-types';
import { atomFamily } from '@turno/shared-ui/query';
import { useParams } from '@turno/shared-ui/router';
import { atom, useAtomValue } from 'jotai';
import { merchantAtom, merchantsAtom } from './merchant-atoms.ts';

/** A queue, or a size of a multi-queue, and the merchant it belongs to. */
export type OwnQueue = { merchant: Merchant; queue: Queue };

/** A queue of any merchant that the signed-in manager works for; `null` when none of them has it. */
export const ownQueueAtomFor = atomFamily((queueId: number) =>
  atom((get) => ownQueue(get(merchantsAtom), queueId)),
);

function ownQueue(merchants: readonly Merchant[], queueId: number): OwnQueue | null {
  for (const merchant of merchants) {
    const all = merchant.queues.flatMap((queue) => [queue, ...(queue.childQueues ?? [])]);
    const queue = all.find(({ id }) => id === queueId);
    if (queue) return { merchant, queue };
  }
  return null;
}

const ID = /^[1-9]\d{0,14}$/;

/** An id in the path of the page; 0, which nothing has, for any other text. */
export function useIdParam(name: 'queueId' | 'merchantId' | 'id'): number {
  const text = useParams()[name] ?? '';
  return ID.test(text) ? Number(text) : 0;
}

/** Whether the address of the page contains a merchant, or something that belongs to one merchant. */
export function useHasOwnAddress(): boolean {
  return Object.values(useParams()).some((text = '') => ID.test(text));
}

/** S-08: the merchant of the page's address, given directly or by a queue; the shown one if the address contains neither. */
export function useAddressedMerchant(): Merchant | null {
  const byQueue = useAtomValue(ownQueueAtomFor(useIdParam('queueId')))?.merchant;
  const ids = [useIdParam('merchantId'), useIdParam('id')];
  const merchants = useAtomValue(merchantsAtom);
  const shown = useAtomValue(merchantAtom);
  return merchants.find(({ id }) => ids.includes(id)) ?? byQueue ?? shown;
}
