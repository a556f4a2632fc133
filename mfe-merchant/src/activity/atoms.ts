import {
  type Activity,
  type ActivityGroup,
  activityCall,
  type Entry,
} from '@turno/shared-types/activity';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { atomWithQuery, keepsPages, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantIdAtom } from '../shared/merchant-atoms.ts';
import { managersQueryAtom } from '../shared/team.ts';

export type ActivityFilter = {
  userId: number | null;
  group: ActivityGroup | null;
  /** A day of the merchant's calendar. */
  date: string | null;
};

const NO_FILTER: ActivityFilter = { userId: null, group: null, date: null };
const chosenFilterAtom = atom({ merchantId: 0, filter: NO_FILTER });

/** The filter of the list; after a switch to another merchant, whose team is a different one, it is empty. */
export const filterAtom = atom(
  (get) => {
    const { merchantId, filter } = get(chosenFilterAtom);
    return merchantId === get(merchantIdAtom) ? filter : NO_FILTER;
  },
  (get, set, filter: ActivityFilter) =>
    set(chosenFilterAtom, { merchantId: get(merchantIdAtom), filter }),
);

/** One line of the list. */
export type Line = Activity | Entry;
type ActivityList = { rows: readonly Line[]; next: string | null };

const keyAtom = atom((get) => ['activity', get(merchantIdAtom), get(filterAtom)] as const);

/** The activities of the shown merchant's team, newest first. */
export const activityQueryAtom = atomWithQuery<ActivityList>((get) => {
  const queryKey = get(keyAtom);
  return {
    queryKey,
    queryFn: () => readPage(get(httpAtom), queryKey, null),
    enabled: queryKey[1] > 0,
    ...keepsPages,
  };
});

/** Appends the next page. */
export const showMoreAtom = atom(null, async (get) => {
  const queryKey = get(keyAtom);
  const client = get(queryClientAtom);
  const known = client.getQueryData<ActivityList>(queryKey);
  if (!known?.next) return;
  const page = await readPage(get(httpAtom), queryKey, known.next);
  client.setQueryData<ActivityList>(queryKey, { ...page, rows: [...known.rows, ...page.rows] });
});

type Key = readonly [string, number, ActivityFilter];

async function readPage(
  http: Http,
  [, merchantId, { userId, group, date }]: Key,
  before: string | null,
): Promise<ActivityList> {
  const {
    activities,
    entries = [],
    next,
  } = await send(http, activityCall, {
    params: { merchantId },
    query: {
      entries: true,
      ...(userId === null ? {} : { user_id: userId }),
      ...(group ? { group } : {}),
      ...(date ? { date } : {}),
      ...(before ? { before } : {}),
    },
  });
  return { rows: [...activities, ...entries].toSorted(newestFirst), next };
}

/** Sorts in the order of the services. */
function newestFirst(a: Line, b: Line): number {
  return b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1);
}

/** The people in the loaded lists who have left the team since. */
export const formerAtom = atom((get): number[] => {
  get(activityQueryAtom);
  const [name, merchantId] = get(keyAtom);
  const team = get(managersQueryAtom).data?.managers;
  if (!team) return [];
  const lists = get(queryClientAtom).getQueriesData<ActivityList>({ queryKey: [name, merchantId] });
  const rows = lists.flatMap(([, list]) => list?.rows ?? []);
  const people = rows.flatMap(({ userId, memberId }) => [userId ?? [], memberId ?? []].flat());
  return [...new Set(people)].filter((id) => !team.some(({ userId }) => userId === id));
});
