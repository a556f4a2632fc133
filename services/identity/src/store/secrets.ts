import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

export type BotCheckSecrets = { challenge: string; key: string };

/** The secrets that sign bot-check puzzles. */
export async function botCheckSecrets(db: Db): Promise<BotCheckSecrets> {
  return kept(db, 'bot-check', { challenge: fresh(), key: fresh() });
}

/** The key under which guests' generated secrets are hashed. */
export async function guestKey(db: Db): Promise<string> {
  return (await kept(db, 'guest-secrets', { key: fresh() })).key;
}

const fresh = () => randomBytes(32).toString('hex');

/** Made by the first instance that starts, read by all others. */
async function kept<T extends Record<string, string>>(db: Db, name: string, made: T): Promise<T> {
  const secrets = db.collection<{ _id: string }>('secrets');
  const document = await secrets.findOneAndUpdate(
    { _id: name },
    { $setOnInsert: made },
    { upsert: true, returnDocument: 'after' },
  );
  if (!document) throw new Error(`The secrets ${name} could not be kept.`);
  const { _id, ...values } = document;
  // Nobody writes these documents but the line above.
  return values as T;
}
