import type { ErrorCode } from '../errors.ts';

/** The content of an error's `payload` beyond its message. Separate from the table of errors, which pages load. */
export const ERROR_PAYLOADS: Partial<Record<ErrorCode, string>> = {
  forbidden: '`scope` is the scope that an API key lacks, where one would open the call',
  pax_count_invalid:
    '`minPax` and `maxPax` of the queue where the party is too small or too large (`maxPax` is `null` where it takes any larger one), at an entrance `peopleLeft`',
  passes_not_redeemable:
    'of a withdrawal `passIds` and `passOwnerIds`, those that others have taken; what is left stays, and its codes have ended',
};
