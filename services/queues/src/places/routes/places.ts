import { ApiError, type Route, serve } from '@turno/kit';
import { mapPlaceCall, searchMapPlacesCall } from '@turno/shared-types';
import { SEARCH_MIN_LENGTH } from '@turno/shared-types/constants';
import type { Deps } from '../deps.ts';

/** Places as a map knows them, for the registration of a merchant (QUE-014, G-03). */
export function placeRoutes({ places }: Deps): Route[] {
  return [
    serve(searchMapPlacesCall, async ({ query, locale }) => {
      const { input, country = [], language = locale } = query;
      if ([...input].length <= SEARCH_MIN_LENGTH) return [];
      return places.search({ input, countries: country, language });
    }),
    serve(mapPlaceCall, async ({ params, query, locale }) => {
      const place = await places.find(params.placeId, query.language ?? locale);
      if (!place) throw new ApiError('place_not_found');
      return place;
    }),
  ];
}
