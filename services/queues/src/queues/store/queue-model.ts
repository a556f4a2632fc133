import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { QueueDocument } from './queue-documents.ts';
import type { QueueRecord } from './queue-record.ts';

export type QueueModel = Model<QueueDocument>;

const nullable = <T>(type: T) => ({ type, default: null });
const required = <T>(type: T) => ({ type, required: true });
const NAME = { type: String, maxlength: 200 };
const seconds = { ...nullable(Number), min: 0 };

const fields = {
  merchantId: required(Number),
  parentQueueId: nullable(Number),
  shortName: { type: String, required: true, maxlength: 20 },
  ticketPrefix: { type: String, required: true, maxlength: 20 },
  type: { type: String, required: true, enum: ['event', 'standard'] },
  passMode: { type: String, required: true, enum: ['free', 'generic', 'specific'] },
  listOnly: required(Boolean),
  multiQueue: required(Boolean),
  qrCodeEnabled: required(Boolean),
  capacity: { type: Number, required: true, min: 1 },
  minPax: { type: Number, required: true, min: 1 },
  maxPax: nullable(Number),
  defaultWaitingTime: { type: Number, required: true, min: 0 },
  nextRatio: { ...nullable(Number), min: 1 },
  eventScheduleStartDate: nullable(String),
  eventScheduleEndDate: nullable(String),
  eventDuration: seconds,
  eventPaxCapacity: { ...nullable(Number), min: 0 },
  eventNextPaxPresets: nullable([Number]),
  eventBookingBeforeStart: seconds,
  eventOpeningBeforeStart: seconds,
  eventScheduleWeek: nullable([[String]]),
  rev: { type: Number, min: 0 },
};

/** A queue inside another document: the first queue of a merchant that is still being registered. */
export const queueRecordSchema = new Schema<QueueRecord>(
  { id: required(Number), name: { ...NAME, required: true }, ...fields },
  { _id: false, id: false, strict: 'throw', minimize: false },
);

const stored = {
  _id: required(Number),
  name: { ...NAME, required: isTop },
  ...fields,
  nameKey: String,
  holdsMulti: Boolean,
  shortKeys: { type: [String], default: undefined },
  work: { type: String, enum: ['create', 'remove', 'drain'] },
  removedAt: Date,
  madeBy: String,
  pace: Schema.Types.Mixed,
};
/** Children have no name of their own: it comes from their parent. */
function isTop(this: Pick<QueueDocument, 'parentQueueId'>): boolean {
  return this.parentQueueId === null;
}
const planned = new Schema<QueueDocument>(stored, { strict: 'throw', id: false, minimize: false });
const queueSchema = new Schema<QueueDocument>(
  { ...stored, plan: { type: [planned], default: undefined } },
  // All queues of a merchant are on one shard, because names and letters are unique among them.
  { ...SCHEMA_OPTIONS, shardKey: { merchantId: 1 } },
);

queueSchema.index({ merchantId: 1, _id: 1 });
queueSchema.index({ parentQueueId: 1 }, { partialFilterExpression: { parentQueueId: { $gt: 0 } } });
// The first of two concurrent writes wins; the name of the index tells the other request which value is taken (QUE-026).
for (const field of ['nameKey', 'holdsMulti', 'shortKeys']) {
  queueSchema.index(
    { merchantId: 1, [field]: 1 },
    {
      unique: true,
      partialFilterExpression: { [field]: { $exists: true } },
      name: `one_${field}`,
    },
  );
}
queueSchema.index({ work: 1 }, { partialFilterExpression: { work: { $exists: true } } });

/** Opens the collection with the unique indexes that decide between concurrent writes. */
export function openQueues(connection: Connection): Promise<QueueModel> {
  return openModel(connection, 'queues', queueSchema);
}
