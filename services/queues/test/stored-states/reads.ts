import type { State } from './state.ts';

const DAYS = '?from=2026-11-20&to=2026-11-21';
const ALWAYS = [() => ''];

/** The queries of the reading calls whose answers depend on one, by the ends of their paths; every call is also asked without. */
const QUERIES: Record<string, readonly ((state: State) => string)[]> = {
  '/public/places': [() => '?input=panificio'],
  '/private/my_merchant': [...ALWAYS, ({ testQueue }) => `?merchant_id=${testQueue.merchant.id}`],
  '/public/merchants': [...ALWAYS, () => '?q=Bottega&franchising_id=1'],
  '/downloads/:serialNumber': [({ links }) => links.download],
  '/estimated_waiting_time': [
    ...ALWAYS,
    ({ counter }) => `?counter=${counter}`,
    () => '?time=11:15',
  ],
  '/reports': [() => DAYS, ({ testQueue }) => `${DAYS}&queueId=${testQueue.queue.id}`],
  '/reports/today': [...ALWAYS, ({ testQueue }) => `?queueId=${testQueue.queue.id}`],
  '/:queueId/tickets': [...ALWAYS, () => '?executed=1', () => '?date=2026-11-20'],
  '/users/:userId/tickets': [...ALWAYS, () => '?events=1', () => '?date=2026-11-20'],
  '/:queueDailyCounterId/:counter': [...ALWAYS, () => '?light=1', () => '?includePassUsages=1'],
};

/** With which queries a reading call is asked. */
export function queriesOf(path: string): readonly ((state: State) => string)[] {
  const end = Object.keys(QUERIES).find((each) => path.endsWith(each));
  return (end && QUERIES[end]) || ALWAYS;
}

/** In which states a reading call may refuse to answer, by the code with which it does. */
const REFUSALS: Record<string, RegExp> = {
  device_unknown: /closed for good/,
  merchant_closed_for_good: /closed for good/,
  queue_not_found: /in a queue that was removed/,
  ticket_not_found: /erased since|^given away|of a guest/,
  link_used: /^given/,
  link_expired: /^(?!waiting$|called$)/,
  slot_not_bookable: /^(?!of a (show|group))/,
  // The link to the file ended with the day.
  unauthorized: /of the day before|^carried over/,
};

/** Whether a reading call may answer that there is nothing of a state. */
export function mayRefuse(code: string | null, { name }: State): boolean {
  return code !== null && (REFUSALS[code]?.test(name) ?? false);
}
