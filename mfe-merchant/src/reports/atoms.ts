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
import { type Choice, choiceIn, datesUntil, type Range } from './choice.ts';

const TODAY_MS = 30_000;

/** The choice of queue and days, as in the address. */
export const choiceAtom = atom<Choice>(choiceIn(new URLSearchParams()));

/** The queue of the reports; `null` for all queues, also if the chosen one belongs to another merchant. */
export const reportQueueAtom = atom((get) => {
  const { queueId } = get(choiceAtom);
  return get(merchantAtom)?.queues.find(({ id }) => id === queueId) ?? null;
});

/** The merchant and queue of a request. */
const askedAtom = atom((get) => {
  const queueId = get(reportQueueAtom)?.id;
  return {
    merchantId: get(merchantAtom)?.id ?? 0,
    query: queueId === undefined ? {} : { queueId },
  };
});

/** The report of today so far, refetched every 30 seconds. */
export const todayQueryAtom = atomWithQuery<TodayReport>((get) => {
  const { merchantId, query } = get(askedAtom);
  return {
    queryKey: ['reports', merchantId, 'today', query],
    queryFn: () => send(get(httpAtom), todayReportCall, { params: { merchantId }, query }),
    enabled: merchantId > 0,
    refetchInterval: TODAY_MS,
  };
});

/** The chosen range: so many days up to yesterday, or dates; `null` while today's date is not known. */
export const rangeAtom = atom((get): Range | null => {
  const { days, dates } = get(choiceAtom);
  const today = get(todayQueryAtom).data?.date;
  if (today === undefined) return null;
  return dates ? datesUntil(dates, today) : rangeOf(days, today);
});

const rangeOf = (days: number, today: string): Range => ({
  from: dateAfter(today, -days),
  to: dateAfter(today, -1),
});

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
