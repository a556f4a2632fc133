import { localTime } from '@turno/shared-types/rules';

/** SHL-030: `HH:mm` on the clock of a place. */
export function formatTime(at: Date | string, timeZone: string): string {
  const { minutes } = localTime(new Date(at), timeZone);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** SHL-030: `DD/MM/YYYY` in the calendar of a place. */
export function formatDate(at: Date | string, timeZone: string): string {
  return localTime(new Date(at), timeZone).date.split('-').reverse().join('/');
}

/** A span of seconds as `m:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
