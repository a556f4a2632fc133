import { DEVICE_CODE_LENGTH, DEVICE_CODE_SIGNS } from '@turno/shared-types/devices';
import { newDeviceCode } from './device-code.ts';

test('each sign of a code is picked among all signs', () => {
  const counts: number[] = [];
  const code = newDeviceCode((count) => counts.push(count) - 1);
  expect(counts).toEqual(
    Array.from({ length: DEVICE_CODE_LENGTH }, () => DEVICE_CODE_SIGNS.length),
  );
  expect(code).toBe(DEVICE_CODE_SIGNS.slice(0, DEVICE_CODE_LENGTH));
});
