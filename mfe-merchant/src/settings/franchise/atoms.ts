import {
  declineFranchiseInvitationCall,
  franchisingsCall,
  joinFranchiseCall,
  mailFranchiseInvitationCall,
  readFranchiseInvitationCall,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { idempotentCommandAtom, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom, refreshAtom } from '../../shared/merchant-atoms.ts';

/** Every franchising that a merchant can request to join. */
export const franchisingsQueryAtom = atomWithQuery((get) => ({
  queryKey: ['franchisings'],
  queryFn: () => send(get(httpAtom), franchisingsCall),
}));

const invitationKey = (token: string) => ['franchise-invitation', token] as const;

/** The invitation of a link. */
export const franchiseInvitationAtomFor = atomFamily((token: string) =>
  atomWithQuery((get) => ({
    queryKey: invitationKey(token),
    queryFn: () => send(get(httpAtom), readFranchiseInvitationCall, { body: { token } }),
  })),
);

type Joining = { invitation: string } | { franchisingId: number };

/** S-07: the shown merchant joins a franchising, by an invitation or by the manager's confirmed address. */
export const joinFranchiseAtom = atom(null, async (get, set, body: Joining) => {
  const params = { merchantId: get(merchantAtom)?.id ?? 0 };
  await send(get(httpAtom), joinFranchiseCall, { params, body });
  set(refreshAtom);
});

/** Declines an invitation and refetches it, because somebody may have used it. */
export const declineFranchiseAtom = atom(null, async (get, _set, token: string) => {
  try {
    await send(get(httpAtom), declineFranchiseInvitationCall, { body: { token } });
  } finally {
    await get(queryClientAtom).invalidateQueries({ queryKey: invitationKey(token) });
  }
});

type Mailed = { franchisingId: number; email: string };

/** Mails an invitation in the name of the franchising's team. */
export const mailFranchiseInvitationAtom = idempotentCommandAtom(
  (get, _set, { franchisingId, email }: Mailed, idempotencyKey) => {
    const input = { params: { franchisingId }, body: { email }, idempotencyKey };
    return send(get(httpAtom), mailFranchiseInvitationCall, input);
  },
);
