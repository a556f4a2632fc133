import { isDuplicateKey, openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, type Model, Schema, trusted } from 'mongoose';

/** A person for whom a user has passes (PAS-001). */
export type PassOwner = { id: number; userId: number; name: string };
type OwnerDocument = Omit<PassOwner, 'id'> & {
  _id: number;
  /** The latest transfers that moved the owner, so that each moves it only once. */
  transferIds?: string[];
};
type OwnerTransfer = { id: number; from: number; to: number; transferId: string };

const ownerSchema = new Schema<OwnerDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    name: { type: String, required: true, maxlength: 120 },
    transferIds: { type: [String], default: undefined },
  },
  { ...SCHEMA_OPTIONS, shardKey: { userId: 1 } },
);
// The index begins with the shard key, so one shard decides who gets a name (PAS-008).
ownerSchema.index({ userId: 1, name: 1 }, { unique: true });
ownerSchema.index({ userId: 1, _id: 1 });

/** The maximum number of owners with the same name that a user can take over. */
const MAX_NAMESAKES = 100;

/** How many transfers an owner remembers: more than can happen while a process stalls. */
const REMEMBERED = 20;

const recordOf = ({ _id, userId, name }: OwnerDocument): PassOwner => ({ id: _id, userId, name });

/** The people passes are for; names are unique per user (PAS-008). */
export async function createPassOwners(connection: Connection) {
  const owners = await openModel(connection, 'pass_owners', ownerSchema);
  const read = async (query: ReturnType<typeof owners.find>) =>
    (await query.lean<OwnerDocument[]>()).map(recordOf);

  return {
    /** Inserts the owners that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly PassOwner[]): Promise<void> {
      for (const { id: _id, userId, name } of all) {
        await new owners({ _id, userId, name }).validate();
        await owners.updateOne({ _id, userId }, { $setOnInsert: { name } }, { upsert: true });
      }
    },
    /** Inserts an owner unless the user has one of that name; returns the id of the owner that has the name. */
    async add({ id, userId, name }: PassOwner): Promise<number | null> {
      try {
        await owners.create({ _id: id, userId, name });
        return id;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A retry finds its own owner, whatever it is called by now.
        const [own] = await read(owners.find({ _id: id, userId }));
        return own?.id ?? null;
      }
    },
    /** Renames an owner; the unique index decides between concurrent requests. */
    async rename({ id, userId, name }: PassOwner): Promise<'renamed' | 'name taken' | 'absent'> {
      try {
        const { matchedCount } = await owners.updateOne({ _id: id, userId }, { $set: { name } });
        return matchedCount === 1 ? 'renamed' : 'absent';
      } catch (error) {
        if (isDuplicateKey(error)) return 'name taken';
        throw error;
      }
    },
    transfer: (transfer: OwnerTransfer) => transferOwner(owners, transfer),
    /** All owners of a user, for the export of personal data. */
    findAllOf: (userId: number): Promise<PassOwner[]> => read(owners.find({ userId })),
    /** A page of a user's owners, in a stable order. */
    findPage: (userId: number, { skip, perPage }: { skip: number; perPage: number }) =>
      read(owners.find({ userId }).sort({ _id: 1 }).skip(skip).limit(perPage)),
    /** Those of the given owners that belong to a user. */
    findAmong: (userId: number, ids: readonly number[]): Promise<PassOwner[]> =>
      read(owners.find({ userId, _id: trusted({ $in: [...ids] }) }).sort({ _id: 1 })),
    /** The user to whom an owner belongs now; `null` when the owner was erased. */
    findHolder: async (id: number): Promise<number | null> =>
      (await owners.findById(id).lean<OwnerDocument>())?.userId ?? null,
    async eraseUser(userId: number): Promise<void> {
      await owners.deleteMany({ userId });
    },
  };
}

/**
 * Moves an owner to another user, under a free name if that user has an owner of the same name. Each transfer moves it once,
 * even if the owner has come back since.
 */
async function transferOwner(
  owners: Model<OwnerDocument>,
  { id, from, to, transferId }: OwnerTransfer,
): Promise<void> {
  const own = { _id: id, userId: from, transferIds: trusted({ $ne: transferId }) };
  const owner = await owners.findOne(own).lean<OwnerDocument>();
  const transferIds = { $each: [transferId], $slice: -REMEMBERED };
  for (let count = 1; owner && count <= MAX_NAMESAKES; count += 1) {
    const name = count === 1 ? owner.name : `${owner.name} (${count})`;
    try {
      await owners.updateOne(own, { $set: { userId: to, name }, $push: { transferIds } });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
