import { CallError } from '@turno/shared-ui/http';
import type { LineUpState } from './atoms.ts';

/** CON-025: whether the last press was refused because the allowance is used up; asking again will not help. */
export function isLimitRefusal(state: LineUpState): boolean {
  if (state.step !== 'failed' || !(state.error instanceof CallError)) return false;
  return state.error.code === 'max_tickets' || state.error.code === 'max_tickets_category';
}
