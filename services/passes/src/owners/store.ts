import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema } from 'mongoose';

/** A person for whom a user has passes (PAS-001). */
export type PassOwner = { id: number; userId: number; name: string };
type OwnerDocument = Omit<PassOwner, 'id'> & { _id: number };

const ownerSchema = new Schema<OwnerDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    name: { type: String, required: true, maxlength: 120 },
  },
  { ...SCHEMA_OPTIONS, shardKey: { userId: 1 } },
);
ownerSchema.index({ userId: 1, name: 1 }, { unique: true });

const LIST_LIMIT = 200;

/** The people passes are for; names are unique per user (PAS-008). */
export async function createPassOwners(connection: Connection) {
  const owners = await openModel(connection, 'pass_owners', ownerSchema);

  return {
    /** Inserts the owners that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly PassOwner[]): Promise<void> {
      for (const { id: _id, userId, name } of all) {
        await new owners({ _id, userId, name }).validate();
        await owners.updateOne({ _id, userId }, { $setOnInsert: { name } }, { upsert: true });
      }
    },
    async findOf(userId: number): Promise<PassOwner[]> {
      const found = owners.find({ userId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.lean<OwnerDocument[]>()).map(({ _id, ...owner }) => ({
        id: _id,
        ...owner,
      }));
    },
    async eraseUser(userId: number): Promise<void> {
      await owners.deleteMany({ userId });
    },
  };
}
