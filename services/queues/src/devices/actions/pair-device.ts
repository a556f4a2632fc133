import { ApiError, senderNetwork } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { DeviceRecord } from '../store/devices.ts';
import { limitAttempts } from './limit-attempts.ts';

const MAX_DEVICES = 100;

type Input = {
  merchantId: number;
  code: string;
  name: string;
  settings: string;
  clientAddress: string;
};

/**
 * Pairs the screen that shows a code. The claim of the code decides between two merchants; the list of pairings in progress
 * decides between two screens that want the last place. A repeated request completes or finds the effect of the first.
 */
export async function pairDevice(
  deps: Deps,
  { merchantId, code, name, settings, clientAddress }: Input,
): Promise<DeviceRecord> {
  const { devices, devicePairings, pairingsUnderWay, ids } = deps.store;
  await limitAttempts(deps, [
    { sender: `enter|merchant|${merchantId}`, limit: 60 },
    { sender: `enter|address|${senderNetwork(clientAddress)}`, limit: 120 },
  ]);
  const pairing = await devicePairings.claim(code, merchantId);
  if (!pairing) throw new ApiError('device_code_unknown');
  const { tokenHash } = pairing;
  const paired = await devices.hashesOf(merchantId);
  if (!(await pairingsUnderWay.begin(merchantId, { tokenHash, paired, limit: MAX_DEVICES }))) {
    throw new ApiError('devices_exceeded', { n: MAX_DEVICES });
  }
  const device = await devices.add(pairing, {
    id: await ids.next('device'),
    merchantId,
    name,
    settings,
  });
  await deps.publish({ type: 'device-changed', merchantId, deviceId: device.id });
  return device;
}
