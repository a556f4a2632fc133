import {
  addDeskCall,
  type DailyCounter,
  type Desk,
  deskSchema,
  desksCall,
  removeDeskCall,
} from '@turno/shared-types';
import { counterBefore, type MerchantDay, servedText } from '@turno/shared-types/rules';
import { httpAtom, localeAtom, storageAtom } from '@turno/shared-ui/boot';
import type { MerchantEvent } from '@turno/shared-ui/followed-merchant';
import { newIdempotencyKey, send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom, reloadForStaffAtom } from '../../shared/merchant-atoms.ts';

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

/** Whether the merchant's desks are still loading. */
export const areDesksLoadingAtom = atom((get) => get(desksQueryAtom).isLoading);

const pickedAtom = atom<{ merchantId: number; desk: Desk | null } | null>(null);

const rememberedAtom = atom((get): Desk | null => {
  const merchantId = get(merchantAtom)?.id ?? 0;
  const picked = get(pickedAtom);
  return picked?.merchantId === merchantId
    ? picked.desk
    : readDesk(get(storageAtom).getItem(keyOf(merchantId)));
});

/**
 * The desk that this device calls for; `null` is the unnamed one. The device stores it for each merchant, so that a call before
 * the desks have loaded is made for that desk too.
 */
export const deskAtom = atom(
  (get): Desk | null => {
    const desk = get(rememberedAtom);
    const desks = get(desksQueryAtom).data;
    return desks ? (desks.find(({ id }) => id === desk?.id) ?? null) : desk;
  },
  (get, set, desk: Desk | null) => {
    const merchantId = get(merchantAtom)?.id ?? 0;
    set(pickedAtom, { merchantId, desk });
    get(storageAtom).setItem(keyOf(merchantId), JSON.stringify(desk));
  },
);

/** S-20: the removed desk that this device called for, if there are others to choose; `null` otherwise. */
export const removedDeskAtom = atom((get): Desk | null => {
  const desk = get(rememberedAtom);
  const desks = get(desksAtom);
  const isKnown = !desk || desk.name === '' || desks.some(({ id }) => id === desk.id);
  return isKnown || desks.length === 0 ? null : desk;
});

/** The tickets that a desk serves at the queues and shows of the merchant, by the desk's id. */
export const servedTicketsAtom = atom((get) => (deskId: number, day: MerchantDay): string[] => {
  const merchant = get(merchantAtom);
  if (!merchant) return [];
  return merchant.queues
    .flatMap((queue) => [
      ...queue.queue_daily_counters.filter(({ date, time }) => time !== null || date === day.date),
      counterBefore({ merchant, queue, day }),
    ])
    .flatMap((counter) => {
      const isOfDayBefore = counter?.time === null && counter.date < day.date;
      return (counter?.latestCalls ?? [])
        .filter(({ desk, ended }) => desk?.id === deskId && !ended)
        .map(({ ticketValue }) => servedText({ ticketValue, isOfDayBefore }, get(localeAtom)));
    });
});

function readDesk(text: string | null): Desk | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    // Earlier releases stored only the id, with 0 for none.
    if (typeof stored === 'number') return stored > 0 ? { id: stored, name: '' } : null;
    return deskSchema.parse(stored);
  } catch {
    // The stored value is invalid, so the device calls for the unnamed desk until somebody chooses another.
    return null;
  }
}

/** Adds a desk and selects it for this device. */
export const addDeskAtom = atom(null, async (get, set, name: string) => {
  const params = { merchantId: get(merchantAtom)?.id ?? 0 };
  const idempotencyKey = newIdempotencyKey();
  const desk = await send(get(httpAtom), addDeskCall, { params, body: { name }, idempotencyKey });
  await set(reloadAtom);
  set(deskAtom, desk);
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

/** S-20: refetches the desks when another device has added or removed one, or a message may have been missed. */
export const desksEventAtom = atom(null, (_get, set, id: number, event: MerchantEvent) => {
  if (event.type !== 'merchant-changed' && event.type !== 'stream-opened') return;
  void set(reloadForStaffAtom, id, queryKeyOf(id));
});

/** The latest call of a desk at a queue; `null` before its first one. */
export function callOfDesk({ latestCalls = [] }: DailyCounter, desk: Desk | null) {
  return latestCalls.find((call) => (call.desk?.id ?? null) === (desk?.id ?? null)) ?? null;
}
