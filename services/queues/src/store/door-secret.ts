import { randomBytes } from 'node:crypto';
import { keptSecrets } from '@turno/kit';
import type { Db } from 'mongodb';

/** The secret that signs the texts in tickets' QR codes. */
export async function doorSecret(db: Db): Promise<string> {
  return (await keptSecrets(db, 'door', { key: randomBytes(32).toString('hex') })).key;
}
