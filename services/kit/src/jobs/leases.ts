import type { Db } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { isDuplicateKey } from '../database/database-errors.ts';

type Lease = { _id: string; holder: string; until: Date; at: Date };
export type Leases = Awaited<ReturnType<typeof createLeases>>;

/** Leases for work that only one process at a time may do, by the clock of the database alone. */
export async function createLeases(db: Db) {
  const leases = await openCollection<Lease>(db, { name: 'leases', shardKey: { _id: 1 } });
  return {
    /** Takes or renews a lease; returns the database's time, or `null` while another process holds it. */
    async take(name: string, holder: string, forMs: number): Promise<Date | null> {
      const isFree = {
        $or: [{ $lte: [{ $ifNull: ['$until', '$$NOW'] }, '$$NOW'] }, { $eq: ['$holder', holder] }],
      };
      const until = { $add: ['$$NOW', forMs] };
      const taken = {
        holder: { $cond: [isFree, holder, '$holder'] },
        until: { $cond: [isFree, until, '$until'] },
        at: '$$NOW',
      };
      try {
        const after = await leases.findOneAndUpdate({ _id: name }, [{ $set: taken }], {
          upsert: true,
          returnDocument: 'after',
        });
        return after && after.holder === holder ? after.at : null;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    /** Ends a lease early; a lease that another process holds by now stays. */
    async release(name: string, holder: string): Promise<void> {
      await leases.deleteOne({ _id: name, holder });
    },
  };
}
