// Taking a number and booking, by visitors for themselves and by staff for a customer.
export { BookingForm, type BookingFormProps } from './booking-form.tsx';
export {
  endLimitAtom,
  endUnansweredAtom,
  isLimitReached,
  type LineUpPlan,
  type LineUpState,
  lineUpAtom,
  lineUpStateAtomFor,
  unansweredOf,
  useLineUpState,
} from './line-up-atoms.ts';
export { LineUpFailure, LineUpStep } from './line-up-progress.tsx';
export type { LineUpRequest, PassRef, QueueRef } from './line-up-request.ts';
