import { ApiError } from '@turno/kit';
import type { DeviceKind } from '@turno/shared-types/devices';
import type { Deps } from '../deps.ts';
import type { DeviceRecord } from '../store/devices.ts';

type Sent = { deviceToken: string };

/** A guard for the calls of one kind of paired devices: returns the screen that sends a request, or throws the API error. */
export function deviceAuthenticated({ store }: Deps, kind: DeviceKind) {
  return async ({ deviceToken }: Sent): Promise<DeviceRecord> => {
    const device = await store.devices.findByToken(deviceToken);
    if (!device) throw new ApiError('device_unknown');
    if (device.kind !== kind) throw new ApiError('forbidden');
    return device;
  };
}
