import { trusted } from 'mongoose';
import { childName } from '../rules/queue-kind.ts';
import type { QueueDocument } from './queue-documents.ts';
import type { QueueModel } from './queue-model.ts';
import type { QueueRecord } from './queue-record.ts';

type Parent = Pick<QueueDocument, 'name' | 'qrCodeEnabled'>;

/**
 * Converts stored queues. Children get their name (S-11) and their check-in settings from their parent, which is read if it is
 * not among them.
 */
export async function queueRecords(
  queues: QueueModel,
  documents: readonly QueueDocument[],
): Promise<QueueRecord[]> {
  const parents = new Map<number, Parent>(documents.map((queue) => [queue._id, queue]));
  const parentIds = documents.flatMap(({ parentQueueId: id }) => id ?? []);
  const missing = [...new Set(parentIds)].filter((id) => !parents.has(id));
  if (missing.length > 0) {
    const fields = { name: 1, qrCodeEnabled: 1 };
    const found = queues.find({ _id: trusted({ $in: missing }) }, fields);
    for (const parent of await found.lean<QueueDocument[]>()) parents.set(parent._id, parent);
  }
  return documents.map((document) => record(document, parents));
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
  parents: ReadonlyMap<number, Parent>,
): QueueRecord {
  const { parentQueueId } = queue;
  if (parentQueueId === null) return { id: _id, ...queue, name };
  const parent: Parent = parents.get(parentQueueId) ?? queue;
  const { qrCodeEnabled } = parent;
  return { id: _id, ...queue, name: childName(parent.name ?? '', queue), qrCodeEnabled };
}
