import { type CallInput, listMerchantsCall, type Merchant } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import {
  changeMerchantPassTypeCall,
  changePassTypeCall,
  createMerchantPassTypeCall,
  createPassTypeCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  type PassTypeWithPolicy,
  removeMerchantPassTypeCall,
  removePassTypeCall,
} from '@turno/shared-types/passes';
import { isOwnPassType } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, idempotentCommandAtom, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom, merchantIdAtom } from '../shared/merchant-atoms.ts';

/** No live message announces that a colleague changes a type. */
const READ_AGAIN_MS = 10_000;

export type PassTypes = {
  types: PassTypeWithPolicy[];
  /** The franchising whose types this person may change; `null` without one. */
  teamOf: Merchant['franchising'];
};

/**
 * Whether the person may change a type: it is the merchant's own, or belongs to the franchising in whose team the person is.
 */
export function mayChange(
  type: PassTypeWithPolicy,
  merchantId: number,
  teamOf: PassTypes['teamOf'],
): boolean {
  const isOfTeam = type.franchisingId !== null && type.franchisingId === teamOf?.id;
  return isOfTeam || isOwnPassType(type, merchantId);
}

const franchisingAtom = atom((get) => get(merchantAtom)?.franchising ?? null);
const keyAtom = atom(
  (get) => ['pass-types', get(merchantIdAtom), get(franchisingAtom)?.id ?? 0] as const,
);

/** The pass types of the shown merchant, and those of its franchising for a person of the team. */
export const passTypesQueryAtom = atomWithQuery<PassTypes>((get) => {
  const merchantId = get(merchantIdAtom);
  const franchising = get(franchisingAtom);
  const http = get(httpAtom);
  return {
    queryKey: get(keyAtom),
    queryFn: async () => {
      const [named, ofTeam] = await Promise.all([
        send(http, merchantPassTypesCall, { params: { merchantId } }),
        franchising ? readTeamTypes(http, franchising.id) : null,
      ]);
      const others = (ofTeam ?? []).filter(({ id }) => named.every((each) => each.id !== id));
      return { types: [...named, ...others], teamOf: ofTeam ? franchising : null };
    },
    enabled: merchantId > 0,
    refetchInterval: READ_AGAIN_MS,
  };
});

/** The types of a franchising; `null` for a person who is not of its team. */
async function readTeamTypes(http: Http, franchisingId: number) {
  try {
    return await send(http, franchisingPassTypesCall, { params: { franchisingId } });
  } catch (error) {
    if (error instanceof CallError && error.code === 'franchise_email_required') return null;
    throw error;
  }
}

/** The merchants of a franchising, for the choice of those that accept a type. */
export const franchiseMerchantsAtomFor = atomFamily((franchisingId: number) =>
  atomWithQuery((get) => ({
    queryKey: ['franchise-merchants', franchisingId],
    queryFn: () => readMerchants(get(httpAtom), franchisingId),
  })),
);

async function readMerchants(http: Http, franchisingId: number): Promise<Merchant[]> {
  const found: Merchant[] = [];
  for (let page = 1; ; page += 1) {
    const query = {
      franchising_id: String(franchisingId),
      order_by: 'id_desc' as const,
      page: String(page),
      per_page: String(MAX_PER_PAGE),
    };
    const next = await send(http, listMerchantsCall, { params: { scope: 'public' }, query });
    found.push(...next);
    if (next.length < MAX_PER_PAGE) return found;
  }
}

export type OwnBody = CallInput<typeof createMerchantPassTypeCall>['body'];
type TeamBody = CallInput<typeof createPassTypeCall>['body'];
/** The type to save, for the merchant alone or for its franchising. */
export type PassTypeDraft =
  | { of: 'merchant'; merchantId: number; body: OwnBody }
  | { of: 'franchising'; franchisingId: number; body: TeamBody };

const sendDraftAtom = idempotentCommandAtom((get, _set, draft: PassTypeDraft, idempotencyKey) => {
  const http = get(httpAtom);
  if (draft.of === 'merchant') {
    const { merchantId, body } = draft;
    return send(http, createMerchantPassTypeCall, { params: { merchantId }, body, idempotencyKey });
  }
  const { franchisingId, body } = draft;
  return send(http, createPassTypeCall, { params: { franchisingId }, body, idempotencyKey });
});

const reloadAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: ['pass-types'] }),
);

/** PAS-004: creates a pass type. */
export const createPassTypeAtom = atom(null, async (_get, set, draft: PassTypeDraft) => {
  await set(sendDraftAtom, draft);
  await set(reloadAtom);
});

type Change = { id: number; draftOf: (stored: PassTypeWithPolicy) => PassTypeDraft };

/** Changes a pass type, based on its currently stored values: other fields that a colleague saved stay. */
export const changePassTypeAtom = atom(null, async (get, set, { id, draftOf }: Change) => {
  const { data } = await get(passTypesQueryAtom).refetch();
  const stored = data?.types.find((each) => each.id === id);
  if (!stored) throw new CallError({ code: 'pass_type_not_found', status: 404, message: '' });
  const http = get(httpAtom);
  const draft = draftOf(stored);
  if (draft.of === 'merchant') {
    const { merchantId, body } = draft;
    const params = { merchantId, passTypeId: id };
    await send(http, changeMerchantPassTypeCall, { params, body });
  } else {
    const { franchisingId, body } = draft;
    const params = { franchisingId, passTypeId: id };
    await send(http, changePassTypeCall, { params, body });
  }
  await set(reloadAtom);
});

/** The fields that determine the owner of a type: its franchising, or the shown merchant. */
type Owned = Pick<PassTypeWithPolicy, 'id' | 'franchisingId'>;

/** Stops offering a pass type; passes that were handed out stay valid. */
export const removePassTypeAtom = atom(null, async (get, set, { id, franchisingId }: Owned) => {
  const http = get(httpAtom);
  if (franchisingId === null) {
    const params = { merchantId: get(merchantIdAtom), passTypeId: id };
    await send(http, removeMerchantPassTypeCall, { params });
  } else {
    await send(http, removePassTypeCall, { params: { franchisingId, passTypeId: id } });
  }
  get(queryClientAtom).setQueryData<PassTypes>(
    get(keyAtom),
    (known) => known && { ...known, types: known.types.filter((type) => type.id !== id) },
  );
  void set(reloadAtom);
});
