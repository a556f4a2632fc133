import type { Franchising, FranchisingOverrides } from '@turno/shared-types';

/** CON-018: the franchising whose page mentions priority. */
const PRIORITY_ID = 1;

export type Brand = { name: string; logoUrl: string | null; hasPriority: boolean };

/** CON-017, CON-018: how a franchising is shown on the home page; `overrides` are those with a fixed name (G-35). */
export function brandOf(
  { id, name, logoUrl }: Pick<Franchising, 'id' | 'name' | 'logoUrl'>,
  overrides: FranchisingOverrides = {},
): Brand {
  const fixed = overrides[id];
  return {
    name: fixed?.name ?? name,
    logoUrl: fixed?.logoUrl ?? logoUrl,
    hasPriority: id === PRIORITY_ID,
  };
}
