import type { Db } from 'mongodb';
import { createDeviceAttempts } from './attempts.ts';
import { createDevices } from './devices.ts';
import { createDevicePairings } from './pairings.ts';
import { createPairingsUnderWay } from './pairings-under-way.ts';

export async function createDeviceStores(db: Db, now: () => Date) {
  return {
    devices: await createDevices(db, now),
    devicePairings: await createDevicePairings(db, now),
    pairingsUnderWay: await createPairingsUnderWay(db, now),
    deviceAttempts: await createDeviceAttempts(db, now),
  };
}
