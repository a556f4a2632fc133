import { openCollection, textDigest } from '@turno/kit';
import type { Device } from '@turno/shared-types/devices';
import type { Collection, Db } from 'mongodb';
import type { Pairing } from './pairings.ts';

export type DeviceRecord = Omit<Device, 'pairedAt' | 'lastSeenAt'> & {
  pairedAt: Date;
  lastSeenAt: Date;
};
type DeviceDocument = DeviceRecord & {
  /** The hash of the token, so that a screen is found by its primary key. */
  _id: string;
};
type NewDevice = Pick<DeviceRecord, 'id' | 'merchantId' | 'name' | 'settings'>;
type Change = Pick<DeviceRecord, 'name' | 'settings'> & { revision: number };
type Ids = { merchantId: number; deviceId: number };
type Changed =
  | { device: DeviceRecord; isRepeated: boolean }
  | { code: 'device_not_found' | 'device_changed' };

/** How outdated `lastSeenAt` may be while a screen is on, so that few requests write. */
const SEEN_AGE_MS = 60_000;

/** The paired screens of all merchants. */
export async function createDevices(db: Db, now: () => Date) {
  const devices = await openCollection<DeviceDocument>(db, {
    name: 'devices',
    shardKey: { _id: 1 },
    indexes: [{ key: { merchantId: 1, id: 1 } }],
  });
  return {
    async findOf(merchantId: number): Promise<DeviceRecord[]> {
      return devices.find({ merchantId }).sort({ id: 1 }).toArray();
    },
    /** The hashes of the tokens of a merchant's screens. */
    async hashesOf(merchantId: number): Promise<string[]> {
      const found = devices.find({ merchantId }).project<{ _id: string }>({ _id: 1 });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    /** The screen with this token; records that it was seen. */
    async findByToken(token: string): Promise<DeviceRecord | null> {
      const found = await devices.findOne({ _id: textDigest(token) });
      if (!found) return null;
      const at = now();
      if (at.getTime() - found.lastSeenAt.getTime() < SEEN_AGE_MS) return found;
      await devices.updateOne({ _id: found._id }, { $max: { lastSeenAt: at } });
      return { ...found, lastSeenAt: at };
    },
    /** Pairs a screen; one that is already paired stays unchanged. */
    async add(
      { tokenHash: _id, kind, language }: Pairing,
      device: NewDevice,
    ): Promise<DeviceRecord> {
      const at = now();
      const seen = { revision: 1, pairedAt: at, lastSeenAt: at };
      const after = await devices.findOneAndUpdate(
        { _id },
        { $setOnInsert: { ...device, kind, language, ...seen } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!after) throw new Error('The screen was not stored.');
      return after;
    },
    change: (ids: Ids, change: Change): Promise<Changed> => changeOne(devices, ids, change),
    /** Removes a screen and returns the hash of its token; `null` when there is none. */
    async remove({ merchantId, deviceId: id }: Ids): Promise<string | null> {
      return (await devices.findOneAndDelete({ merchantId, id }))?._id ?? null;
    },
    async removeAllOf(merchantId: number): Promise<void> {
      await devices.deleteMany({ merchantId });
    },
  };
}

/** Changes a screen by compare-and-set on its revision; a repeated command finds its own change and succeeds. */
async function changeOne(
  devices: Collection<DeviceDocument>,
  { merchantId, deviceId: id }: Ids,
  { name, settings, revision }: Change,
): Promise<Changed> {
  const after = await devices.findOneAndUpdate(
    { merchantId, id, revision },
    { $set: { name, settings, revision: revision + 1 } },
    { returnDocument: 'after' },
  );
  if (after) return { device: after, isRepeated: false };
  const present = await devices.findOne({ merchantId, id });
  if (!present) return { code: 'device_not_found' };
  const isRepeated =
    present.revision === revision + 1 && present.name === name && present.settings === settings;
  return isRepeated ? { device: present, isRepeated } : { code: 'device_changed' };
}
