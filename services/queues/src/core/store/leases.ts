import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';

type Lease = { _id: string; holder: string; until: Date; at: Date };

/** Work that one process at a time does, by the database's clock alone. */
export function createLeases(db: Db) {
  const leases = db.collection<Lease>('leases');
  return {
    /** Takes or renews a lease; answers the database's time, or `null` when another process holds it. */
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
  };
}
