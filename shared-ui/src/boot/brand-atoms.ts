import { franchisingCall } from '@turno/shared-types';
import { HOME_POLL_MS } from '@turno/shared-types/constants';
import { type Brand, brandOf } from '@turno/shared-types/rules';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { httpAtom, propsAtom } from './atoms.ts';

/** CON-017: the brand of the page, `null` without one. */
export const brandAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const { franchiseId, franchisingOverrides } = get(propsAtom);
  return {
    queryKey: ['franchising', franchiseId],
    queryFn: async (): Promise<Brand | null> => {
      if (franchiseId === null) return null;
      const params = { franchisingId: franchiseId };
      return brandOf(await send(http, franchisingCall, { params }), franchisingOverrides);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data === undefined ? HOME_POLL_MS : false),
  };
});

/** CON-017: the theme of the host, in the colour of the brand where the host chose none. */
export const themeAtom = atom((get) => {
  const { theme, franchiseId } = get(propsAtom);
  if (theme.brandColour !== null || franchiseId === null) return theme;
  return { ...theme, brandColour: get(brandAtom).data?.colour ?? null };
});
