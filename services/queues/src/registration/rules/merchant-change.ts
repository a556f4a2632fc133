import type { CallOutput, updateMerchantCall } from '@turno/shared-types';
import type { MerchantFacts } from '../../merchants/index.ts';

type Sent = CallOutput<typeof updateMerchantCall>['body'];

/** QUE-009: the fields that were sent, as they are stored: an empty text is none, and -1 is no limit. */
export function merchantChange(sent: Sent): Partial<MerchantFacts> {
  const { lineupLimitedBeforeOpening: limit } = sent;
  const stored = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value]);
  return {
    ...Object.fromEntries(stored),
    ...(limit === undefined ? {} : { lineupLimitedBeforeOpening: limit === -1 ? null : limit }),
  };
}
