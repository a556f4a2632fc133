import { trusted } from 'mongoose';
import { childName } from '../rules/queue-kind.ts';
import type { QueueDocument } from './queue-documents.ts';
import type { QueueModel } from './queue-model.ts';
import type { QueueRecord } from './queue-record.ts';

/** Queues as they are stored; children are named after their parent, which is read where it is not among them (S-11). */
export async function queueRecords(
  queues: QueueModel,
  documents: readonly QueueDocument[],
): Promise<QueueRecord[]> {
  const names = new Map(documents.map(({ _id, name }) => [_id, name]));
  const parentIds = documents.flatMap(({ parentQueueId: id }) => id ?? []);
  const missing = [...new Set(parentIds)].filter((id) => !names.has(id));
  if (missing.length > 0) {
    const parents = queues.find({ _id: trusted({ $in: missing }) }, { name: 1 });
    for (const { _id, name } of await parents.lean<QueueDocument[]>()) names.set(_id, name);
  }
  return documents.map((document) => record(document, names));
}

function record(
  {
    _id,
    name = '',
    nameKey: _nameKey,
    holdsMulti: _multi,
    shortKeys: _shortKeys,
    work: _work,
    plan: _plan,
    removedAt: _removedAt,
    madeBy: _madeBy,
    ...queue
  }: QueueDocument,
  names: ReadonlyMap<number, string | undefined>,
): QueueRecord {
  const { parentQueueId } = queue;
  const ownName = parentQueueId === null ? name : childName(names.get(parentQueueId) ?? '', queue);
  return { id: _id, ...queue, name: ownName };
}
