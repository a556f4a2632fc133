import { MAX_REPORT_DAYS } from '@turno/shared-types/constants';
import {
  type Report,
  reportCall,
  type TodayReport,
  todayReportCall,
} from '@turno/shared-types/reports';
import { dateAfter } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';

const TODAY_MS = 30_000;
/** The ranges that end yesterday, in days: whole weeks, so that each weekday is in them equally often. */
export const PRESETS = [7, 28, 91] as const;

type Range = { from: string; to: string };
const presetAtom = atom<number>(28);
const ownRangeAtom = atom<Range | null>(null);
const pickedQueueIdAtom = atom<number | null>(null);

/** The queue that the reports are about; `null` is all queues. */
export const reportQueueAtom = atom(
  (get) => get(merchantAtom)?.queues.find(({ id }) => id === get(pickedQueueIdAtom)) ?? null,
  (_get, set, queueId: number | null) => set(pickedQueueIdAtom, queueId),
);

/** Whom a request is about. */
const askedAtom = atom((get) => {
  const queueId = get(reportQueueAtom)?.id;
  return {
    merchantId: get(merchantAtom)?.id ?? 0,
    query: queueId === undefined ? {} : { queueId },
  };
});

/** Today so far, read again every 30 seconds. */
export const todayQueryAtom = atomWithQuery<TodayReport>((get) => {
  const { merchantId, query } = get(askedAtom);
  return {
    queryKey: ['reports', merchantId, 'today', query],
    queryFn: () => send(get(httpAtom), todayReportCall, { params: { merchantId }, query }),
    enabled: merchantId > 0,
    refetchInterval: TODAY_MS,
  };
});

/** The chosen range: so many days up to yesterday, or dates of one's own; `null` while today's date is not known. */
export const rangeAtom = atom((get): (Range & { preset: number | null }) | null => {
  const own = get(ownRangeAtom);
  if (own) return { ...own, preset: null };
  const today = get(todayQueryAtom).data?.date;
  const preset = get(presetAtom);
  return today ? { from: dateAfter(today, -preset), to: dateAfter(today, -1), preset } : null;
});

export const choosePresetAtom = atom(null, (get, set, days: number | null) => {
  const range = get(rangeAtom);
  if (days !== null) set(presetAtom, days);
  set(ownRangeAtom, days === null && range ? { from: range.from, to: range.to } : null);
});

/** Chooses one end of the range; the other end follows where the range would be empty or too long. */
export const chooseDateAtom = atom(null, (get, set, end: keyof Range, date: string) => {
  const range = get(rangeAtom);
  if (range) set(ownRangeAtom, withEnd(range, end, date));
});

export function withEnd({ from, to }: Range, end: keyof Range, date: string): Range {
  const reach = MAX_REPORT_DAYS - 1;
  if (end === 'from') return { from: date, to: within(to, date, dateAfter(date, reach)) };
  return { from: within(from, dateAfter(date, -reach), date), to: date };
}

function within(date: string, first: string, last: string): string {
  if (date < first) return first;
  return date > last ? last : date;
}

/** The report of the chosen range. */
export const reportQueryAtom = atomWithQuery<Report>((get) => {
  const { merchantId, query } = get(askedAtom);
  const range = get(rangeAtom);
  const { from, to } = range ?? { from: '', to: '' };
  return {
    queryKey: ['reports', merchantId, query, from, to],
    queryFn: () =>
      send(get(httpAtom), reportCall, { params: { merchantId }, query: { ...query, from, to } }),
    enabled: merchantId > 0 && range !== null,
  };
});
