/** The time zone of a merchant, from where it stands. Days and zones themselves are rules of shared-types. */
export { timeZoneOf } from './rules/time-zone.ts';
