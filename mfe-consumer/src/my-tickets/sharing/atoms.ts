import { sharePassesCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { walletUserAtom } from '../../shared/passes/atoms.ts';

/** Selects what to share: people with all their passes, and unassociated passes. */
export type Shared = { ownerIds: readonly number[]; passIds: readonly number[] };

/** PAS-020: the tokens that hand it over, one for each kind; throws on failure. */
export const shareAtom = atom(null, async (get, _set, shared: Shared): Promise<string[]> => {
  const http = get(httpAtom);
  const params = { userId: get(walletUserAtom) };
  const [passOwnerIds, passIds] = [[...shared.ownerIds], [...shared.passIds]];
  const answers = await Promise.all([
    ...(passOwnerIds.length > 0
      ? [send(http, sharePassOwnersCall, { params, body: { passOwnerIds } })]
      : []),
    ...(passIds.length > 0 ? [send(http, sharePassesCall, { params, body: { passIds } })] : []),
  ]);
  return answers.map(({ shareToken }) => shareToken);
});
