import { paperCode, typedCode } from '../../tickets/index.ts';

/** Eighty bits: with the limit of wrong codes for each address, none is found by guessing. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The code of a status page, as written in addresses and on paper: four groups of four signs. */
export function statusCode(bytes: Uint8Array): string {
  return paperCode(bytes, LENGTH).replace(GROUP, (group) => `${group}-`);
}

/** What a code that came back is compared by, however it was typed. */
export const comparableCode = typedCode;
