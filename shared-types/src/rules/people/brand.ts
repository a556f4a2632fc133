import type { Franchising } from '../../entities/franchising.ts';
import type { FranchisingOverrides } from '../../host.ts';

/** CON-018: the franchising whose page mentions priority. */
const PRIORITY_ID = 1;

export type Brand = {
  name: string;
  logoUrl: string | null;
  /** The seed colour, `#rrggbb`; `null` keeps the product's own. */
  colour: string | null;
  hasPriority: boolean;
};

/** CON-017, CON-018: the branding of a franchising's site; `overrides` contains those with a fixed name (G-35). */
export function brandOf(
  { id, name, logoUrl, brandColour }: Pick<Franchising, 'id' | 'name' | 'logoUrl' | 'brandColour'>,
  overrides: FranchisingOverrides = {},
): Brand {
  const fixed = overrides[id];
  return {
    name: fixed?.name ?? name,
    logoUrl: fixed?.logoUrl ?? logoUrl,
    colour: brandColour,
    hasPriority: id === PRIORITY_ID,
  };
}

/** SHL-017: whether a site shows a merchant; a site without a franchise, `null`, shows all. */
export function isOfSite(
  merchant: { franchisingId: number | null },
  franchiseId: number | null,
): boolean {
  return franchiseId === null || merchant.franchisingId === franchiseId;
}
