import { ApiError } from '@turno/kit';
import type { CallOutput } from '@turno/shared-types';
import type { createPassTypeCall } from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { PassType } from '../passes/index.ts';
import { MAX_PASS_TYPES } from './store.ts';

type TypeDeps = Pick<Deps, 'store' | 'queues' | 'newKey'>;
type Member = { userId: number; franchisingId: number };
type TypeChange = Member & { body: CallOutput<typeof createPassTypeCall>['body'] };

/** The pass types of a franchising, for its team. */
export async function listPassTypes(deps: TypeDeps, member: Member): Promise<PassType[]> {
  await merchantsOfTeam(deps, member, []);
  return deps.store.passTypes.listOf(member.franchisingId);
}

/** Creates a pass type. Its id is derived from the command, so that a retry finds the type that the first attempt created. */
export async function createPassType(
  deps: TypeDeps,
  { body, key, ...member }: TypeChange & { key: string | null },
): Promise<PassType> {
  const command = ['pass-type', member.userId, member.franchisingId, key ?? deps.newKey()];
  const [id = 0] = commandIds([...command, JSON.stringify(body)], 1);
  const type = await typeOf(deps, { ...member, body }, id);
  if (!(await deps.store.passTypes.add(type))) {
    throw new ApiError('pass_types_exceeded', { n: MAX_PASS_TYPES });
  }
  return type;
}

/** Changes a pass type of a franchising; existing passes stay as they were sold. */
export async function changePassType(
  deps: TypeDeps,
  { passTypeId, ...change }: TypeChange & { passTypeId: number },
): Promise<PassType> {
  const type = await typeOf(deps, change, passTypeId);
  if (!(await deps.store.passTypes.replace(type))) throw new ApiError('pass_type_not_found');
  return type;
}

/** Stops offering a pass type of a franchising; existing passes and codes that the ticket office sold remain valid. */
export async function removePassType(
  deps: Pick<Deps, 'store' | 'queues' | 'now'>,
  { passTypeId: id, ...member }: Member & { passTypeId: number },
): Promise<void> {
  await merchantsOfTeam(deps, member, []);
  const { franchisingId } = member;
  if (!(await deps.store.passTypes.remove({ id, franchisingId }, deps.now())))
    throw new ApiError('pass_type_not_found');
}

async function typeOf(deps: TypeDeps, { body, ...member }: TypeChange, id: number) {
  const { merchantIds, preferences = [], ...rest } = body;
  const merchants = await merchantsOfTeam(deps, member, merchantIds);
  if (merchants.length < merchantIds.length) throw new ApiError('merchant_not_found');
  return { id, franchisingId: member.franchisingId, merchants, preferences, ...rest };
}

/** Those of the given merchants that belong to the franchising; throws unless the user is a member of its team. */
async function merchantsOfTeam(
  { queues }: Pick<Deps, 'queues'>,
  { userId, franchisingId }: Member,
  merchantIds: number[],
) {
  const { isOfTeam, merchants } = await queues.franchisingTeam(franchisingId, userId, merchantIds);
  if (!isOfTeam) throw new ApiError('franchise_email_required');
  return merchants;
}
