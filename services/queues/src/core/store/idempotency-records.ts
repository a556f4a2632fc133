import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';

/** What was asked under a key, and what was answered. */
export type Answer = { request: string; reply: unknown };
type AnswerDocument = Answer & { _id: string; until: Date };

const KEEP_MS = 86_400_000;

/** Answers by idempotency key, kept for a day: the first one stands, whoever comes later. */
export async function createIdempotencyRecords(db: Db, now: () => Date) {
  const answers = db.collection<AnswerDocument>('answers');
  await answers.createIndexes([{ key: { until: 1 } }]);
  return {
    async find(id: string): Promise<Answer | null> {
      return answers.findOne({ _id: id, until: { $gt: now() } });
    },
    async keep(id: string, { request, reply }: Answer): Promise<Answer> {
      const until = new Date(now().getTime() + KEEP_MS);
      try {
        await answers.insertOne({ _id: id, request, reply, until });
        return { request, reply };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await answers.findOne({ _id: id })) ?? { request, reply };
      }
    },
    async removeEnded(): Promise<void> {
      await answers.deleteMany({ until: { $lt: now() } });
    },
  };
}
