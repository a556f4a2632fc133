import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { type Hours, merchantDay } from '@turno/shared-types/rules';

/**
 * The day by which passes are judged: that of a merchant, which may end after midnight (S-05), or without a merchant the
 * calendar day in the installation's time zone.
 */
export type PassDay = {
  date: string;
  venue: Hours;
  /** The merchant whose day it is. */
  merchantId?: number | undefined;
};

/** The hours used when no merchant is given: days end at midnight. */
export const ANY_VENUE: Hours = { timezone: DEFAULT_TIME_ZONE, openings: [] };

/** The running day of a merchant. */
export function passDay(venue: Hours, now: Date): PassDay {
  return { date: merchantDay(venue, now).date, venue };
}

/** The date on which passes are activated and valid when no merchant is given. */
export function passDate(now: Date): string {
  return passDay(ANY_VENUE, now).date;
}
