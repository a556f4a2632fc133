import { type MerchantDay, merchantDay } from '@turno/shared-types/rules';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';

const CLOCK_STEP_MS = 15_000;
const NO_HOURS = { openings: [], timezone: 'UTC' };

/** The current day of the shown merchant. */
export function usePresentDay(): MerchantDay {
  return merchantDay(useAtomValue(merchantAtom) ?? NO_HOURS, useNow(CLOCK_STEP_MS));
}
