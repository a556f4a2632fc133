import { randomBytes } from 'node:crypto';
import { storedSecrets } from '@turno/kit';
import type { Db } from 'mongodb';

export type BotCheckSecrets = { challenge: string; key: string };

/** The secrets that sign bot-check puzzles. */
export async function botCheckSecrets(db: Db): Promise<BotCheckSecrets> {
  return storedSecrets(db, 'bot-check', { challenge: fresh(), key: fresh() });
}

/** The key under which guests' generated secrets are hashed. */
export async function guestKey(db: Db): Promise<string> {
  return (await storedSecrets(db, 'guest-secrets', { key: fresh() })).key;
}

const fresh = () => randomBytes(32).toString('hex');
