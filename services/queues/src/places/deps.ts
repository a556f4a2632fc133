import type { PlaceProvider } from './clients/place-provider.ts';

export type Deps = {
  /** Where places are looked up (G-03). */
  places: PlaceProvider;
};
