import type { BusEvent } from '@turno/shared-types';
import type { Deps as FiguresDeps } from '../figures/index.ts';

export type Store = FiguresDeps['store'] & {
  /** Forgets what an event says has changed. */
  onEvent(event: BusEvent, source: { isOwn: boolean }): void;
  /** Forgets everything that is kept: others' changes could not be heard for a while. */
  invalidateAll(): void;
};
