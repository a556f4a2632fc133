import type { Collection } from 'mongodb';
import {
  recordOf,
  type WalletDevice,
  type WalletDocument,
  type WalletRecord,
} from './wallet-record.ts';

/** The maximum number of a holder's phones and watches; the latest are kept. */
const MAX_DEVICES = 10;

/** The phones to notify when a pass changes, embedded in its record. */
export function createWalletDevices(records: Collection<WalletDocument>) {
  return {
    /** Adds a phone, or replaces its push token; returns whether the phone is new. */
    async addDevice(id: string, device: WalletDevice): Promise<boolean> {
      const others = {
        $filter: {
          input: { $ifNull: ['$devices', []] },
          cond: { $ne: ['$$this.id', { $literal: device.id }] },
        },
      };
      const devices = { $concatArrays: [others, [{ $literal: device }]] };
      const before = await records.findOneAndUpdate(
        { _id: id },
        [{ $set: { devices: { $slice: [devices, -MAX_DEVICES] } } }],
        { projection: { devices: 1 } },
      );
      return !before?.devices?.some((known) => known.id === device.id);
    },
    async removeDevice(id: string, { id: deviceId }: Pick<WalletDevice, 'id'>): Promise<void> {
      await records.updateOne({ _id: id }, { $pull: { devices: { id: deviceId } } });
    },
    /** The passes of a phone that changed after an instant. */
    async findOnDevice(deviceId: string, changedAfter: Date): Promise<WalletRecord[]> {
      const wanted = { 'devices.id': deviceId, changedAt: { $gt: changedAfter } };
      return (await records.find(wanted).limit(MAX_ON_DEVICE).toArray()).map(recordOf);
    },
  };
}

/** More passes of one service than a phone holds. */
const MAX_ON_DEVICE = 500;
