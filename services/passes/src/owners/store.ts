import type { Db } from 'mongodb';

/** A person for whom a user has passes (PAS-001). */
export type PassOwner = { id: number; userId: number; name: string };
type OwnerDocument = Omit<PassOwner, 'id'> & { _id: number };

const LIST_LIMIT = 200;

/** The people passes are for; names are unique per user (PAS-008). */
export async function createPassOwners(db: Db) {
  const owners = db.collection<OwnerDocument>('pass_owners');
  await owners.createIndex({ userId: 1, name: 1 }, { unique: true });

  return {
    /** Inserts the owners that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly PassOwner[]): Promise<void> {
      await owners.bulkWrite(
        all.map(({ id, ...owner }) => ({
          updateOne: { filter: { _id: id }, update: { $setOnInsert: owner }, upsert: true },
        })),
      );
    },
    async findOf(userId: number): Promise<PassOwner[]> {
      const found = owners.find({ userId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.toArray()).map(({ _id, ...owner }) => ({ id: _id, ...owner }));
    },
    async eraseUser(userId: number): Promise<void> {
      await owners.deleteMany({ userId });
    },
  };
}
