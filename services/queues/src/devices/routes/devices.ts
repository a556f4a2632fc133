import { ApiError, type Route, repliedIf, senderNetwork, serve } from '@turno/kit';
import {
  beginDevicePairingCall,
  changeDeviceCall,
  type Device,
  type DeviceState,
  deviceCall,
  devicesCall,
  pairDeviceCall,
  unpairDeviceCall,
} from '@turno/shared-types/devices';
import { limitAttempts } from '../actions/limit-attempts.ts';
import { pairDevice } from '../actions/pair-device.ts';
import type { Deps } from '../deps.ts';
import type { DeviceRecord } from '../store/devices.ts';

/** Codes for one address in ten minutes: enough for a venue full of boards, and the renewals of all of them. */
const CODES_PER_ADDRESS = 120;

export function deviceRoutes(deps: Deps): Route[] {
  return [...screenRoutes(deps), ...staffRoutes(deps)];
}

/** The calls of the screens themselves. */
function screenRoutes(deps: Deps): Route[] {
  const { devices, devicePairings } = deps.store;
  return [
    serve(beginDevicePairingCall, async ({ body, clientAddress }) => {
      const limit = CODES_PER_ADDRESS;
      await limitAttempts(deps, [
        { sender: `begin|address|${senderNetwork(clientAddress)}`, limit },
      ]);
      return devicePairings.add(body);
    }),
    serve(deviceCall, async ({ deviceToken }): Promise<DeviceState> => {
      const device = await devices.findByToken(deviceToken);
      if (device) return { state: 'paired', device: presentDevice(device) };
      const waiting = await devicePairings.findByToken(deviceToken);
      if (!waiting) throw new ApiError('device_unknown');
      const { code, expiresAt } = waiting;
      return { state: 'waiting', code, expires_at: expiresAt.toISOString() };
    }),
  ];
}

/** The calls with which staff manage the screens of a merchant. */
function staffRoutes(deps: Deps): Route[] {
  const { devices, devicePairings } = deps.store;
  return [
    serve(devicesCall, async ({ params }) =>
      (await devices.findOf(params.merchantId)).map(presentDevice),
    ),
    serve(pairDeviceCall, async ({ params, body: { settings = '', ...body }, clientAddress }) =>
      presentDevice(await pairDevice(deps, { ...params, ...body, settings, clientAddress })),
    ),
    serve(changeDeviceCall, async ({ params, body }) => {
      const changed = await devices.change(params, body);
      if ('code' in changed) throw new ApiError(changed.code);
      await deps.publish({ type: 'device-changed', ...params });
      return repliedIf(!changed.isRepeated, presentDevice(changed.device));
    }),
    serve(unpairDeviceCall, async ({ params }) => {
      const hash = await devices.remove(params);
      if (hash !== null) {
        await devicePairings.removeOf(hash);
        await deps.publish({ type: 'device-changed', ...params });
      }
      return repliedIf(hash !== null, null);
    }),
  ];
}

function presentDevice({ pairedAt, lastSeenAt, ...device }: DeviceRecord): Device {
  return {
    ...device,
    pairedAt: pairedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
