import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

export type BotCheckSecrets = { challenge: string; key: string };

/** The secrets that sign bot-check puzzles: made by the first instance that starts, read by all others. */
export async function botCheckSecrets(db: Db): Promise<BotCheckSecrets> {
  const secrets = db.collection<BotCheckSecrets & { _id: string }>('secrets');
  const fresh = {
    challenge: randomBytes(32).toString('hex'),
    key: randomBytes(32).toString('hex'),
  };
  const kept = await secrets.findOneAndUpdate(
    { _id: 'bot-check' },
    { $setOnInsert: fresh },
    { upsert: true, returnDocument: 'after' },
  );
  if (!kept) throw new Error('The secrets of the bot check could not be kept.');
  return { challenge: kept.challenge, key: kept.key };
}
