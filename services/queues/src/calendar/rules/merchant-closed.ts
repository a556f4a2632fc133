import { minutesOf } from '@turno/shared-types/rules';
import type { MerchantDay } from './merchant-day.ts';

/** Whether the day's last slot is over, or there is none: nothing is served together any more today. */
export function isMerchantClosed({ slots, secondsOfDay }: MerchantDay): boolean {
  const last = Math.max(0, ...slots.map(({ end }) => minutesOf(end)));
  return secondsOfDay >= last * 60;
}
