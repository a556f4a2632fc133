import { randomBytes } from 'node:crypto';
import { storedSecrets } from '@turno/kit';
import type { Db } from 'mongodb';

/** The secret that signs the texts in tickets' QR codes. */
export async function doorSecret(db: Db): Promise<string> {
  return (await storedSecrets(db, 'door', { key: randomBytes(32).toString('hex') })).key;
}
