import { Skeleton } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import type { LineUpPlace } from './line-up-ask.ts';
import { useLineUpState } from './use-line-up.ts';

type UntilKnownProps = {
  place: LineUpPlace;
  /** Whether it is still open what this person holds. */
  isUnknown: boolean;
  height: string;
  children: ReactNode;
};

/** Holds the place of what takes a number until it is known whether there is a ticket; a press stays in sight. */
export function UntilKnown({ place, isUnknown, height, children }: UntilKnownProps) {
  const { state } = useLineUpState(place);
  return isUnknown && state.step === 'idle' ? <Skeleton height={height} radius={12} /> : children;
}
