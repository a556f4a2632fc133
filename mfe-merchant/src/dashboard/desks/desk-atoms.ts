import {
  addDeskCall,
  type DailyCounter,
  type Desk,
  desksCall,
  removeDeskCall,
} from '@turno/shared-types';
import { httpAtom, storageAtom } from '@turno/shared-ui/boot';
import type { MerchantEvent } from '@turno/shared-ui/followed-merchant';
import { newIdempotencyKey, send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom } from '../../shared/merchant-atoms.ts';

const keyOf = (merchantId: number) => `turno.desk.${merchantId}`;
const queryKeyOf = (merchantId: number | null) => ['desks', merchantId] as const;

const desksQueryAtom = atomWithQuery<Desk[]>((get) => {
  const merchantId = get(merchantAtom)?.id ?? null;
  return {
    queryKey: queryKeyOf(merchantId),
    queryFn: () =>
      merchantId === null ? [] : send(get(httpAtom), desksCall, { params: { merchantId } }),
    enabled: merchantId !== null,
  };
});

/** S-20: the desks of the shown merchant; none until they have loaded. */
export const desksAtom = atom((get): Desk[] => get(desksQueryAtom).data ?? []);

const pickedAtom = atom<{ merchantId: number; deskId: number | null } | null>(null);

/** The desk that this device calls for; `null` is the one without a name. The device remembers it for each merchant. */
export const deskAtom = atom(
  (get): Desk | null => {
    const merchantId = get(merchantAtom)?.id ?? 0;
    const picked = get(pickedAtom);
    const stored = Number(get(storageAtom).getItem(keyOf(merchantId)) ?? 0);
    const id = picked?.merchantId === merchantId ? picked.deskId : stored;
    return get(desksAtom).find((desk) => desk.id === id) ?? null;
  },
  (get, set, deskId: number | null) => {
    const merchantId = get(merchantAtom)?.id ?? 0;
    set(pickedAtom, { merchantId, deskId });
    get(storageAtom).setItem(keyOf(merchantId), String(deskId ?? 0));
  },
);

/** Adds a desk and calls for it from now on. */
export const addDeskAtom = atom(null, async (get, set, name: string) => {
  const params = { merchantId: get(merchantAtom)?.id ?? 0 };
  const idempotencyKey = newIdempotencyKey();
  const desk = await send(get(httpAtom), addDeskCall, { params, body: { name }, idempotencyKey });
  await set(reloadAtom);
  set(deskAtom, desk.id);
});

/** Removes a desk; the tickets it called keep its name. */
export const removeDeskAtom = atom(null, async (get, set, deskId: number) => {
  const params = { merchantId: get(merchantAtom)?.id ?? 0, deskId };
  await send(get(httpAtom), removeDeskCall, { params });
  await set(reloadAtom);
});

const reloadAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({
    queryKey: queryKeyOf(get(merchantAtom)?.id ?? null),
  }),
);

/** S-20: a desk that another device adds or removes is chosen from at once here too, also when the message was missed. */
export const desksEventAtom = atom(null, (_get, set, event: MerchantEvent) => {
  if (event.type === 'merchant-changed' || event.type === 'stream-opened') void set(reloadAtom);
});

/** The latest call of a desk at a queue; `null` before its first one. */
export function callOfDesk({ latestCalls = [] }: DailyCounter, desk: Desk | null) {
  return latestCalls.find((call) => (call.desk?.id ?? null) === (desk?.id ?? null)) ?? null;
}
