import { DEVICE_CODE_LENGTH, DEVICE_CODE_SIGNS } from '@turno/shared-types/devices';

/** How long a code is valid. */
export const CODE_LIFE_MS = 600_000;

/** A random code; `pick(n)` returns a whole number from 0 to n - 1. */
export function newDeviceCode(pick: (count: number) => number): string {
  const sign = () => DEVICE_CODE_SIGNS[pick(DEVICE_CODE_SIGNS.length)];
  return Array.from({ length: DEVICE_CODE_LENGTH }, sign).join('');
}
