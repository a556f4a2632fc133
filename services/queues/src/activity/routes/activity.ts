import { ApiError, type Route, serve } from '@turno/kit';
import { passTypeChangeCall } from '@turno/shared-types';
import { ACTIVITY_GROUPS, type ActivityGroup, activityCall } from '@turno/shared-types/activity';
import { dateAfter, instantOf } from '@turno/shared-types/rules';
import { hashedKey } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import type { ActivityLine } from '../rules/activity-line.ts';
import type { ActivityRecord } from '../store/activities.ts';
import type { Position } from '../store/activity-query.ts';
import { presentActivities } from '../views/activity-list.ts';

const PER_PAGE = 50;

/** The activity of a merchant's team, page by page. */
export function activityRoutes(deps: Deps): Route[] {
  const { store } = deps;
  return [
    serve(activityCall, async ({ params: { merchantId }, query }) => {
      const merchant = await store.merchants.find(merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      const { user_id: userId, group, date, before, entries = false } = query;
      const midnight = (day: string) => instantOf(day, '00:00', merchant.timezone);
      const wanted = {
        merchantId,
        userId,
        before: positionOf(before),
        kinds: kindsOf(group, entries),
        ...(date ? { from: midnight(date), to: midnight(dateAfter(date, 1)) } : {}),
      };
      const found = await store.activities.find(wanted, PER_PAGE + 1);
      const page = found.slice(0, PER_PAGE);
      const last = found.length > PER_PAGE ? page.at(-1) : undefined;
      return {
        ...(await presentActivities(deps, merchantId, page)),
        next: last ? cursorOf(last) : null,
      };
    }),
    serve(passTypeChangeCall, async ({ params: { merchantId }, body: { by, changeId } }) => {
      const merchant = await store.merchants.find(merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      const line = { merchantId, at: deps.now(), kind: 'edit-merchant', ...by } as const;
      if (changeId !== undefined) {
        await store.activities.add(hashedKey(`pass-types|${merchantId}|${changeId}`), line);
      }
      return { name: merchant.name };
    }),
  ];
}

function kindsOf(group: ActivityGroup | undefined, hasEntries: boolean): ActivityLine['kind'][] {
  const kinds = group ? ACTIVITY_GROUPS[group] : Object.values(ACTIVITY_GROUPS).flat();
  const mayBeEntry = group === undefined || group === 'customers';
  return hasEntries && mayBeEntry ? [...kinds, 'check-in'] : [...kinds];
}

function cursorOf({ at, id }: ActivityRecord): string {
  return `${at.getTime()}.${id}`;
}

function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return;
  const dot = cursor.indexOf('.');
  return { at: new Date(Number(cursor.slice(0, dot))), id: cursor.slice(dot + 1) };
}
