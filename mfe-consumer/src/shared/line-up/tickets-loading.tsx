import { type QueueRef, useLineUpState } from '@turno/shared-ui/booking';
import { Skeleton } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';

type TicketsLoadingProps = {
  queue: QueueRef;
  /** Whether the person's tickets are still on their way. */
  isLoading: boolean;
  height: string;
  children: ReactNode;
};

/** Reserves the space of the take-number form until the tickets are loaded; a running line-up stays visible. */
export function TicketsLoading({ queue, isLoading, height, children }: TicketsLoadingProps) {
  const { state } = useLineUpState(queue);
  return isLoading && state.step === 'idle' ? <Skeleton height={height} radius={12} /> : children;
}
