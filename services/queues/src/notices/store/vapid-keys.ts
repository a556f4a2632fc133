import { storedSecrets } from '@turno/kit';
import type { Db } from 'mongodb';
import webPush from 'web-push';

/** The keys of this installation, generated at its first start. */
export function storedVapidKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  return storedSecrets(db, 'web-push', { ...webPush.generateVAPIDKeys() });
}
