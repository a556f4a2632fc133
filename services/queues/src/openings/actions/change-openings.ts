import { ApiError } from '@turno/kit';
import type { Opening } from '@turno/shared-types';
import { areAlike, isKnownDate } from '@turno/shared-types/rules';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { changedOpenings, type OpeningChanges, type OpeningDraft } from '../rules/opening-rows.ts';
import { changeHours } from './change-hours.ts';

const NOTHING: OpeningChanges = { create: [], edit: [], delete: [] };

/** QUE-019: applies all changes of a merchant's openings or none; decides again after a concurrent change. */
export async function saveOpenings(
  deps: Deps,
  merchantId: number,
  changes: Partial<OpeningChanges>,
): Promise<Opening[]> {
  const all = { ...NOTHING, ...changes };
  const newIds = await deps.store.ids.take('opening', all.create.length);
  return save(deps, merchantId, (present) => changedOpenings(present, all, newIds));
}

/** QUE-017: adds a row; throws `opening_date_exists` for a date that has rows of its kind. */
export async function createOpening(
  deps: Deps,
  merchantId: number,
  draft: OpeningDraft,
): Promise<Opening> {
  const newIds = await deps.store.ids.take('opening', 1);
  const openings = await save(deps, merchantId, (present) => {
    const after = changedOpenings(present, { ...NOTHING, create: [draft] }, newIds);
    const isWellFormed = !('violation' in after) || after.violation !== 'opening_time_invalid';
    if (isWellFormed && isKnownDate(present, draft)) return { violation: 'opening_date_exists' };
    return after;
  });
  const { date = null, start = null, end = null, dayOfWeek = null } = draft;
  const wanted = { date, start, end, dayOfWeek };
  return rowIn(openings, (row) => newIds.includes(row.id) || areAlike(row, wanted));
}

/** QUE-018: changes some fields of a row. */
export async function changeOpening(
  deps: Deps,
  { merchantId, openingId }: { merchantId: number; openingId: number },
  draft: OpeningDraft,
): Promise<Opening> {
  const openings = await saveOpenings(deps, merchantId, { edit: [{ ...draft, id: openingId }] });
  return rowIn(openings, ({ id }) => id === openingId);
}

type Decide = (present: readonly Opening[]) => ReturnType<typeof changedOpenings>;

async function save(deps: Deps, merchantId: number, decide: Decide): Promise<Opening[]> {
  const merchant = await changeHours(deps, merchantId, ({ openings }) => {
    const after = decide(openings);
    if ('violation' in after) throw new ApiError(after.violation);
    return after;
  });
  if (!merchant) throw new ApiError('merchant_not_found');
  await announceMerchant(deps, merchantId);
  return merchant.openings;
}

function rowIn(openings: readonly Opening[], isWanted: (row: Opening) => boolean): Opening {
  const row = openings.find(isWanted);
  if (!row) throw new Error('A written opening is missing.');
  return row;
}
