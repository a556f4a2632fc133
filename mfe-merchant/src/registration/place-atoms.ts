import { listMerchantsCall, mapPlaceCall, searchMapPlacesCall } from '@turno/shared-types';
import { isSearchable } from '@turno/shared-types/rules';
import { httpAtom, localeAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { MANUAL_PLACE } from '../paths.ts';
import { countriesOf } from './countries.ts';

/** MER-001: the places of the map whose name begins like the text, in the countries of the browser's languages. */
export const placesAtomFor = atomFamily((input: string) =>
  atomWithQuery((get) => ({
    queryKey: ['map-places', get(localeAtom), input],
    queryFn: () =>
      send(get(httpAtom), searchMapPlacesCall, {
        query: {
          input,
          country: countriesOf(navigator.languages).join(','),
          language: get(localeAtom),
        },
      }),
    enabled: isSearchable(input),
    // The map provider charges for each search, and its results do not change during a registration.
    staleTime: Number.POSITIVE_INFINITY,
  })),
);

/** MER-003: the map's facts about a place; never requested for a place typed by hand. */
export const placeAtomFor = atomFamily((placeId: string) =>
  atomWithQuery((get) => ({
    queryKey: ['map-place', get(localeAtom), placeId],
    queryFn: () => send(get(httpAtom), mapPlaceCall, { params: { placeId }, query: {} }),
    enabled: placeId !== MANUAL_PLACE,
    staleTime: Number.POSITIVE_INFINITY,
  })),
);

/** MER-002: the merchant that is registered at a place of the map, `null` without one. */
export const findMerchantAtom = atom(null, async (get, _set, placeId: string) => {
  const params = { scope: 'public' as const };
  const [found = null] = await send(get(httpAtom), listMerchantsCall, {
    params,
    query: { place_id: placeId },
  });
  return found;
});
