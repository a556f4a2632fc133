import {
  type Collection,
  type Db,
  type Document,
  type IndexDescription,
  MongoServerError,
} from 'mongodb';
import type { Connection, Model, Schema, SchemaOptions } from 'mongoose';

/**
 * The key by which a cluster distributes a collection over its shards. A shard can guarantee uniqueness only among its own
 * documents, so every unique index is the `_id` or begins with this key.
 */
type ShardKey = Readonly<Record<string, 1 | 'hashed'>>;

type CollectionDeclaration = {
  name: string;
  /** `unsharded` for a collection that stays on one shard; no other kind can be capped. */
  shardKey: ShardKey | 'unsharded';
  indexes?: readonly IndexDescription[];
  /** The size at which a capped collection drops its oldest documents. */
  cappedAtBytes?: number;
};

/** Options of every schema, to which it adds its `shardKey`. */
export const SCHEMA_OPTIONS = {
  // A field that the schema does not declare fails the write or the query that names it.
  strict: 'throw',
  strictQuery: 'throw',
  id: false,
  versionKey: false,
  minimize: false,
} as const satisfies SchemaOptions;

const shardKeys = new Map<string, ShardKey | 'unsharded'>();

/** A collection of the driver with its indexes created. */
export async function openCollection<T extends Document>(
  db: Db,
  { name, shardKey, indexes = [], cappedAtBytes }: CollectionDeclaration,
): Promise<Collection<T>> {
  shardKeys.set(`${db.databaseName}.${name}`, shardKey);
  await createIfMissing(db, name, cappedAtBytes);
  const collection = db.collection<T>(name);
  if (indexes.length > 0) await collection.createIndexes([...indexes]);
  return collection;
}

async function createIfMissing(db: Db, name: string, cappedAtBytes?: number): Promise<void> {
  try {
    await db.createCollection(
      name,
      cappedAtBytes === undefined ? {} : { capped: true, size: cappedAtBytes },
    );
  } catch (error) {
    const exists = error instanceof MongoServerError && error.codeName === 'NamespaceExists';
    if (!exists) throw error;
  }
}

/** A mongoose model with its indexes created; the model and its collection share one name. */
export async function openModel<T>(
  connection: Connection,
  name: string,
  schema: Schema<T>,
): Promise<Model<T>> {
  const shardKey = schema.get('shardKey');
  if (!shardKey) throw new Error(`The schema of ${name} declares no shard key.`);
  shardKeys.set(`${connection.name}.${name}`, shardKey as ShardKey);
  schema.plugin(validateUpdates, { deduplicate: true });
  const model = connection.models[name] ?? connection.model<T>(name, schema, name);
  await model.createIndexes();
  return model as Model<T>;
}

/** Validates updates like new documents; mongoose does so only on request. */
function validateUpdates(schema: Schema, _options?: { deduplicate: boolean }): void {
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function validate() {
    this.setOptions({ runValidators: true });
  });
}

/** The declared shard key of a collection that this process has opened; `null` when none is declared. */
export function shardKeyOf(
  databaseName: string,
  collection: string,
): ShardKey | 'unsharded' | null {
  return shardKeys.get(`${databaseName}.${collection}`) ?? null;
}

/** Secrets by name: the first instance that starts stores them, and all others read them. */
export async function storedSecrets<T extends Record<string, string>>(
  db: Db,
  name: string,
  made: T,
): Promise<T> {
  const secrets = await openCollection<{ _id: string }>(db, {
    name: 'secrets',
    shardKey: { _id: 1 },
  });
  const document = await secrets.findOneAndUpdate(
    { _id: name },
    { $setOnInsert: made },
    { upsert: true, returnDocument: 'after' },
  );
  if (!document) throw new Error(`The secrets ${name} could not be stored.`);
  const { _id, ...values } = document;
  // Only the statement above writes these documents.
  return values as T;
}
