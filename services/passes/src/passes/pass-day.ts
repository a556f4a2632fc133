import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { type Hours, merchantDay } from '@turno/shared-types/rules';

/**
 * The day by which passes are judged: that of a merchant, which may end after midnight (S-05), or where none is at hand the
 * calendar day of the installation's time zone.
 */
export type PassDay = {
  date: string;
  venue: Hours;
  /** Whose day it is. */
  merchantId?: number | undefined;
};

/** Stands for no merchant in particular: its days end at midnight. */
export const ANY_VENUE: Hours = { timezone: DEFAULT_TIME_ZONE, openings: [] };

/** The day that runs at a merchant. */
export function passDay(venue: Hours, now: Date): PassDay {
  return { date: merchantDay(venue, now).date, venue };
}

/** The date on which passes are activated and valid where no merchant is at hand. */
export function passDate(now: Date): string {
  return passDay(ANY_VENUE, now).date;
}
