/** Businesses as a map knows them, for the registration of a merchant: embedded list, Google or the open map. */
export { coordinatesOf } from './actions/coordinates-of.ts';
export { createPlaces, hasMapService, placesConfig } from './clients/places.ts';
export type { Deps } from './deps.ts';
export { placeRoutes } from './routes/places.ts';
