import { ACTIVITY_GROUPS } from '@turno/shared-types/activity';
import type { Filter } from 'mongodb';
import type { ActivityLine } from '../rules/activity-line.ts';

/** A position in the list: the line after which a page begins. */
export type Position = { at: Date; id: string };
export type ActivityQuery = {
  merchantId: number;
  userId?: number | undefined;
  kinds?: readonly ActivityLine['kind'][] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  before?: Position | undefined;
};

const ALL_KINDS: readonly ActivityLine['kind'][] = [
  ...Object.values(ACTIVITY_GROUPS).flat(),
  'check-in',
];

/** The newest lines first, in the order of every index of the list. */
export const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/**
 * The filter of a query. It always names the kinds: the engine merges one index range for each of them, so a page reads only as
 * many lines as it shows, whatever the filter and however many lines are stored.
 */
export function filterOf(query: ActivityQuery): Filter<ActivityLine & { _id: string }> {
  const { merchantId, userId, kinds = ALL_KINDS, from, to, before } = query;
  const at = {
    ...(from ? { $gte: from } : {}),
    ...(to ? { $lt: to } : {}),
    // Only a condition on the field itself narrows the index range; an `$or` does not.
    ...(before ? { $lte: before.at } : {}),
  };
  return {
    merchantId,
    ...(userId === undefined ? {} : { userId }),
    kind: { $in: [...kinds] },
    ...(Object.keys(at).length > 0 ? { at } : {}),
    ...(before
      ? { $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.id } }] }
      : {}),
  };
}
