import { isDuplicateKey } from '@turno/kit';
import { type QueryFilter, trusted } from 'mongoose';
import {
  findableBy,
  type MerchantDocument,
  type MerchantModel,
  type MerchantRecord,
  merchantRecord,
} from '../../merchants/index.ts';
import type { QueueRecord } from '../../queues/index.ts';

export type Creation = {
  merchant: MerchantRecord;
  firstQueue: QueueRecord;
  categoryIds: number[];
  /** Of the request and of what it asked, so that the same one again meets its merchant. */
  key: string;
  ask: string;
};
type Outcome = 'created' | 'vanity-taken' | 'exists';

/**
 * Merchants come with their first queue. No transaction holds the two together: the queue is written with the merchant
 * first, in one document, and any process that sees it there moves it to the queues.
 */
export function createCreations(merchants: MerchantModel) {
  return {
    async insert({ merchant, firstQueue, categoryIds, key, ask }: Creation): Promise<Outcome> {
      const { id, ...rest } = merchant;
      const facts = { categoryIds, hasQueues: false, tickets: 0, rev: 0 };
      const creation = { key, ask };
      const document = { ...rest, ...findableBy(rest), ...facts, firstQueue, creation };
      try {
        await merchants.create({ _id: id, ...document });
        return 'created';
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await isPlaceTaken(merchants, document)) ? 'exists' : 'vanity-taken';
      }
    },
    /** The merchant a request made, with what the request asked. */
    async findByKey(key: string): Promise<{ merchant: MerchantRecord; ask: string } | null> {
      const found = await merchants.findOne({ 'creation.key': key }).lean<MerchantDocument>();
      return found?.creation ? { merchant: merchantRecord(found), ask: found.creation.ask } : null;
    },
    /** The queue a merchant still waits for. */
    async firstQueueOf(id: number): Promise<QueueRecord | null> {
      return (await merchants.findById(id).lean<MerchantDocument>())?.firstQueue ?? null;
    },
    /** Lists the merchant: its first queue is in its collection now. */
    async finish(id: number, queueId: number): Promise<void> {
      await merchants.updateOne(
        { _id: id, 'firstQueue.id': queueId },
        { $set: { hasQueues: true }, $unset: { firstQueue: true } },
      );
    },
    /** Merchants whose first queue is not in its place yet, a bounded batch. */
    async findUnfinished(limit: number): Promise<number[]> {
      const filter = { 'firstQueue.id': trusted({ $gt: 0 }) };
      const found = merchants.find(filter, { _id: 1 }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
  };
}

type PlaceKeys = Pick<MerchantDocument, 'placeId' | 'sameAs' | 'creation'>;

/** Whether the place, or the request, has its merchant already: then another address is of no use. */
async function isPlaceTaken(
  merchants: MerchantModel,
  { placeId, sameAs, creation }: PlaceKeys,
): Promise<boolean> {
  const keys: QueryFilter<MerchantDocument>[] = [
    ...(placeId === null ? [] : [{ placeId }]),
    ...(sameAs === undefined ? [] : [{ sameAs }]),
    ...(creation ? [{ 'creation.key': creation.key }] : []),
  ];
  return (await merchants.exists({ $or: keys })) !== null;
}
