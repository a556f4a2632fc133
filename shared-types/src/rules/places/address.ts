/** An address as merchants store it; each part may be missing. */
export type AddressParts = {
  route: string | null;
  streetNumber: string | null;
  city: string | null;
  postalCode: string | null;
  province?: string | null;
  country: string | null;
  formattedAddress: string | null;
};

/** Countries (ISO 3166) that write the number of a house before the street. */
const NUMBER_FIRST = new Set<string | null>(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'MT', 'NZ', 'US']);
/** Countries that write the postal code after the city. */
const CODE_LAST = new Set<string | null>(['AU', 'CA', 'GB', 'IE', 'MT', 'NZ', 'US']);
/** Countries whose addresses name the province or the state. */
const WITH_PROVINCE = new Set<string | null>(['AU', 'CA', 'IT', 'US']);

/**
 * CON-038: an address in one line, in the order of its country; unknown parts are omitted. The map's own text is used only if
 * street or city is unknown, because a manager may have changed a part since.
 */
export function formatAddress(parts: AddressParts): string | null {
  const { route, city, formattedAddress } = parts;
  if (!(route && city) && formattedAddress) return formattedAddress;
  const line = joined([streetLine(parts), cityLine(parts)], ', ');
  return line === '' ? null : line;
}

/** Street and house number, in the order of the country. */
export function streetLine({
  route,
  streetNumber,
  country,
}: Pick<AddressParts, 'route' | 'streetNumber' | 'country'>): string {
  if (!route) return '';
  const isNumberFirst = NUMBER_FIRST.has(country);
  return joined(isNumberFirst ? [streetNumber, route] : [route, streetNumber], ' ');
}

function cityLine({ city, postalCode, province, country }: AddressParts): string {
  const region = WITH_PROVINCE.has(country) ? province : null;
  return joined(
    CODE_LAST.has(country) ? [city, region, postalCode] : [postalCode, city, region],
    ' ',
  );
}

function joined(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
