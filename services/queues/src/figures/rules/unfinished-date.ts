import { dateAfter, finishedBy, type Hours, type MerchantDay } from '@turno/shared-types/rules';

export type UnfinishedMoment = {
  queue: { type: 'event' | 'standard' };
  merchant: Hours;
  day: Pick<MerchantDay, 'date'>;
  now: Date;
};

/** S-05: the previous day, while staff still finish the tickets called on it after the next day has begun; otherwise `null`. */
export function unfinishedDate({ queue, merchant, day, now }: UnfinishedMoment): string | null {
  if (queue.type === 'event') return null;
  const date = dateAfter(day.date, -1);
  return now < finishedBy(merchant, date) ? date : null;
}
