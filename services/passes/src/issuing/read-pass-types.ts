import type { Caller } from '@turno/kit';
import type { CallOutput } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import type { passTypesCall } from '@turno/shared-types/passes';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';

type Query = CallOutput<typeof passTypesCall>['query'];

/**
 * A page of pass types and their total number. Staff get the types of the merchants where they may hand passes out; without a
 * page they get all of them, because their screens choose among them.
 */
export async function readPassTypes(
  { store, queues }: Pick<Deps, 'store' | 'queues'>,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { page = 1, per_page: asked }: Query,
) {
  const perPage = asked ?? MAX_PER_PAGE;
  if (!isMerchant(role)) return store.passTypes.listPage({ page, perPage });
  const all = await store.passTypes.listAt(await queues.managedBy(userId));
  const isWhole = page === 1 && asked === undefined;
  const rows = isWhole ? all : all.slice((page - 1) * perPage, page * perPage);
  return { rows, total: all.length };
}
