import type { Franchising } from '@turno/shared-types';

/** CON-018: the franchising whose page tells of priority. */
const PRIORITY_ID = 1;

type Override = { name: string; logoUrl: string | null };

/** G-35: franchisings that are shown under a fixed name; without a logo here the one they are configured with stays. */
const FRANCHISING_OVERRIDES: Readonly<Record<number, Override>> = {
  2: { name: 'Lunaria', logoUrl: null },
};

export type Brand = { name: string; logoUrl: string | null; hasPriority: boolean };

/** CON-017, CON-018: how a franchising is shown on the home page. */
export function brandOf(
  { id, name, logoUrl }: Pick<Franchising, 'id' | 'name' | 'logoUrl'>,
  overrides = FRANCHISING_OVERRIDES,
): Brand {
  const fixed = overrides[id];
  return {
    name: fixed?.name ?? name,
    logoUrl: fixed?.logoUrl ?? logoUrl,
    hasPriority: id === PRIORITY_ID,
  };
}
