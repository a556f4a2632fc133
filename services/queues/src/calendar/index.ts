/** Dates and times where a merchant is: its present day, its time zone, whether it is open. Pure rules. */
export {
  dayBefore,
  endOfDay,
  isMerchantClosed,
  type MerchantDay,
  merchantDay,
  secondsUntilOpening,
} from './rules/merchant-day.ts';
export { timeZoneOf } from './rules/time-zone.ts';
