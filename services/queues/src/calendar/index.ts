/** Dates and times where a merchant is: its present day, its time zone, whether it is open. Pure rules. */
export { isMerchantClosed } from './rules/merchant-closed.ts';
export {
  dayBefore,
  endOfDay,
  type MerchantDay,
  merchantDay,
  secondsUntilOpening,
} from './rules/merchant-day.ts';
export { timeZoneOf } from './rules/time-zone.ts';
