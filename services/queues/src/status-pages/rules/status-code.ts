import { paperCode, typedCode } from '../../tickets/index.ts';

/** Eighty bits: together with the limit of wrong codes per address, no code can be found by guessing. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The code of a status page, as shown in addresses and on paper: four groups of four characters. */
export function statusCode(bytes: Uint8Array): string {
  return paperCode(bytes, LENGTH).replace(GROUP, (group) => `${group}-`);
}

/** The form in which a typed code is compared, however it was typed. */
export const comparableCode = typedCode;
