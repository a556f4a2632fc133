import { createIdempotencyRecords as createRecords } from '@turno/kit';
import type { Db } from 'mongodb';

const OF_TICKETS = 'reply.tickets.userId';

/** Idempotency records whose replies may contain tickets that a command called, as copies of those that the export reads. */
export async function createIdempotencyRecords(db: Db, now: () => Date) {
  const records = await createRecords(db, now, [{ key: { [OF_TICKETS]: 1 }, sparse: true }]);
  return {
    ...records,
    /**
     * Removes the records that contain a person's ticket; a command that is retried afterwards still takes effect only once.
     */
    async removeOf(userId: number): Promise<void> {
      await db.collection('idempotencyRecords').deleteMany({ [OF_TICKETS]: userId });
    },
  };
}
