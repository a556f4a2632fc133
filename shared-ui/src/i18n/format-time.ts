import { formatInZone } from '@turno/shared-types/rules';

/** SHL-030: `HH:mm` by the clock of the merchant. */
export function formatTime(at: Date | string, timeZone: string): string {
  return formatInZone(new Date(at), timeZone, 'HH:mm');
}

/** SHL-030: `DD/MM/YYYY` in the calendar of the merchant. */
export function formatDate(at: Date | string, timeZone: string): string {
  return formatInZone(new Date(at), timeZone, 'DD/MM/YYYY');
}

/** A span of seconds as `m:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
