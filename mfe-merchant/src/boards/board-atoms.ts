import {
  changeDeviceCall,
  type Device,
  devicesCall,
  pairDeviceCall,
  unpairDeviceCall,
} from '@turno/shared-types/devices';
import { httpAtom } from '@turno/shared-ui/boot';
import type { MerchantEvent } from '@turno/shared-ui/followed-merchant';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantEventAtom, merchantIdAtom } from '../shared/merchant-atoms.ts';

/** The maximum age of the shown "last seen". */
const READ_AGAIN_MS = 60_000;

const keyAtom = atom((get) => ['devices', get(merchantIdAtom)] as const);

/** The paired boards and kiosks of the shown merchant. */
export const boardsQueryAtom = atomWithQuery<Device[]>((get) => {
  const merchantId = get(merchantIdAtom);
  return {
    queryKey: get(keyAtom),
    queryFn: () => send(get(httpAtom), devicesCall, { params: { merchantId } }),
    enabled: merchantId > 0,
    refetchInterval: READ_AGAIN_MS,
  };
});

const reloadAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: get(keyAtom) }),
);

/** Refetches the screens when one was paired, changed or unpaired, here or by a colleague. */
export const boardsEventAtom = atom(null, (_get, set, id: number, event: MerchantEvent) => {
  set(merchantEventAtom, id, event);
  if (event.type === 'device-changed' || event.type === 'stream-opened') void set(reloadAtom);
});

type NewBoard = { code: string; name: string; settings: string };

export const pairBoardAtom = atom(null, async (get, set, body: NewBoard) => {
  const params = { merchantId: get(merchantIdAtom) };
  const device = await send(get(httpAtom), pairDeviceCall, { params, body });
  await set(reloadAtom);
  return device;
});

type Change = Pick<Device, 'id' | 'name' | 'settings' | 'revision'>;

export const changeBoardAtom = atom(null, async (get, set, { id, ...body }: Change) => {
  const params = { merchantId: get(merchantIdAtom), deviceId: id };
  try {
    await send(get(httpAtom), changeDeviceCall, { params, body });
  } finally {
    // After a conflict the list shows what the colleague saved.
    await set(reloadAtom);
  }
});

export const unpairBoardAtom = atom(null, async (get, set, deviceId: number) => {
  const params = { merchantId: get(merchantIdAtom), deviceId };
  await send(get(httpAtom), unpairDeviceCall, { params });
  await set(reloadAtom);
});
