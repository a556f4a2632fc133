import type { PassOwner } from '@turno/shared-types';
import { TICKET_POLL_MS } from '@turno/shared-types/constants';
import { activatePassesCall, passCall, renamePassOwnerCall } from '@turno/shared-types/passes';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { pollInterval } from '@turno/shared-ui/live';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { hasMyQueuesAtom } from '../session/atoms.ts';
import { PER_PAGE, readOwner, readOwners, readPage, WALLET } from './owner-requests.ts';

/** The id of the account that owns passes; 0 for visitors, guests and staff, who have no wallet. */
export const walletUserAtom = atom((get) =>
  get(hasMyQueuesAtom) ? (get(sessionAtom)?.id ?? 0) : 0,
);

/** G-07: polled, because midnight, another phone or an entrance changes what passes are good for. */
const polling = () => ({ refetchInterval: pollInterval('polling', TICKET_POLL_MS) });

/** How many pages of pass owners are shown. */
const pagesAtom = atom(1);
const ownersKey = (userId: number) => ['pass-owners', userId];
const ownerKey = (userId: number, ownerId: number) => ['pass-owner', userId, ownerId];

/**
 * The pass owners of the account on the day of a merchant, or of the wallet; the first one holds the unnamed passes (PAS-002,
 * PAS-005).
 */
export const ownersAtomAt = atomFamily((merchantId: number) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const userId = get(walletUserAtom);
    const pages = get(pagesAtom);
    return {
      queryKey: [...ownersKey(userId), merchantId, pages],
      queryFn: () => readOwners(http, { userId, merchantId, pages }),
      enabled: userId !== 0,
      placeholderData: (known: PassOwner[] | undefined) => known,
      ...polling(),
    };
  }),
);
export const ownersAtom = ownersAtomAt(WALLET);

/** The owners with the time of the first answer that contained this data: an answer without a change keeps the earlier time. */
export const latestOwnersAtomAt = atomFamily((merchantId: number) =>
  selectAtom(
    ownersAtomAt(merchantId),
    ({ data, dataUpdatedAt }) => ({ data, dataUpdatedAt }),
    (known, next) => known.data === next.data,
  ),
);

/** Whether the account has more pass owners than are shown. */
export const hasMoreOwnersAtomAt = atomFamily((merchantId: number) =>
  atom((get) => (get(ownersAtomAt(merchantId)).data?.length ?? 0) > get(pagesAtom) * PER_PAGE),
);
export const showMoreOwnersAtom = atom(null, (_get, set) => set(pagesAtom, (pages) => pages + 1));

/** One pass owner with the passes. */
export const ownerAtomFor = atomFamily((ownerId: number) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const userId = get(walletUserAtom);
    return {
      queryKey: ownerKey(userId, ownerId),
      queryFn: () => readOwner(http, { userId, ownerId, merchantId: WALLET }),
      enabled: userId !== 0,
      ...polling(),
    };
  }),
);

/** PAS-017: one pass with its details. */
export const passAtomFor = atomFamily((ownerAndPass: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const userId = get(walletUserAtom);
    const [ownerId = '', passId = ''] = ownerAndPass.split('/');
    return {
      queryKey: ['pass', userId, ownerAndPass],
      queryFn: () => send(http, passCall, { params: { userId, ownerId, passId } }),
      ...polling(),
    };
  }),
);

/** Refetches every pass owner. */
export const refreshOwnersAtom = atom(null, async (get): Promise<void> => {
  await get(queryClientAtom).invalidateQueries({ queryKey: ownersKey(get(walletUserAtom)) });
});

/** CON-059, PAS-005: refetches the uses of one pass owner's passes; throws on failure. */
export const refreshOwnerAtom = atom(
  null,
  async (get, set, ownerId: number, merchantId: number = WALLET): Promise<void> => {
    const asked = { userId: get(walletUserAtom), ownerId, merchantId, refreshUsages: true };
    set(showOwnerAtom, await readOwner(get(httpAtom), asked), merchantId);
  },
);

type Activation = { ownerId: number; passIds: readonly number[]; merchantId: number };

/** PAS-016: activates passes of one pass owner for the day of a merchant or of the wallet; throws on failure. */
export const activatePassesAtom = atom(
  null,
  async (get, set, { ownerId, passIds, merchantId }: Activation): Promise<void> => {
    const params = { userId: get(walletUserAtom), ownerId };
    const body = { passIds: [...passIds], ...(merchantId !== WALLET && { merchantId }) };
    const owner = await send(get(httpAtom), activatePassesCall, { params, body });
    set(showOwnerAtom, owner, merchantId);
  },
);

/** PAS-007: renames a pass owner; throws on failure. */
export const renameOwnerAtom = atom(
  null,
  async (get, set, ownerId: number, name: string): Promise<void> => {
    const params = { userId: get(walletUserAtom), ownerId };
    set(showOwnerAtom, await send(get(httpAtom), renamePassOwnerCall, { params, body: { name } }));
  },
);

/** PAS-008: names that differ in capitals only are one name. */
export function isCalled(owner: PassOwner, name: string): boolean {
  return owner.name?.toLowerCase() === name.toLowerCase();
}

/** PAS-008: the person with a name, on any page of the account's people; `null` if there is none. */
export const findOwnerAtom = atom(
  null,
  async (get, _set, name: string): Promise<PassOwner | null> => {
    const [http, userId] = [get(httpAtom), get(walletUserAtom)];
    for (let page = 1; ; page += 1) {
      const owners = await readPage(http, { userId, merchantId: WALLET, page });
      const found = owners.find((owner) => isCalled(owner, name));
      if (found || owners.length < PER_PAGE) return found ?? null;
    }
  },
);

/** PAS-027: replaces one pass owner in the lists of the same day, without changing the others; a new one is added. */
export const showOwnerAtom = atom(
  null,
  (get, _set, owner: PassOwner, merchantId: number = WALLET) => {
    const client = get(queryClientAtom);
    const userId = get(walletUserAtom);
    const single = ownerKey(userId, owner.id ?? 0);
    if (owner.id !== null && merchantId === WALLET) client.setQueryData(single, owner);
    const queryKey = [...ownersKey(userId), merchantId];
    client.setQueriesData<PassOwner[]>({ queryKey }, (known) =>
      known?.some(({ id }) => id === owner.id)
        ? known.map((each) => (each.id === owner.id ? owner : each))
        : known && [...known, owner],
    );
    // A pending answer may be older than this change.
    for (const changed of [ownersKey(userId), single]) {
      if (client.isFetching({ queryKey: changed }) > 0)
        void client.invalidateQueries({ queryKey: changed });
    }
  },
);
