import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Coordinates } from '../clients/place-provider.ts';
import type { Deps } from '../deps.ts';

export type Address = {
  route: string | null;
  streetNumber: string | null;
  city: string | null;
  postalCode: string | null;
  country: string | null;
  formattedAddress: string | null;
};

/**
 * The coordinates of an address; `null` for an address without a street, for an unknown one, and while the map is
 * unavailable, which blocks no registration.
 */
export async function coordinatesOf(
  { places }: Deps,
  address: Address,
  language: Locale,
): Promise<Coordinates | null> {
  const text = addressText(address);
  if (text === null) return null;
  try {
    return await places.locate({ address: text, country: address.country, language });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The parts win over the formatted text, because a manager may have changed one of them. */
function addressText(address: Address): string | null {
  const { route, streetNumber, city, postalCode, formattedAddress } = address;
  if (!route || !city) return formattedAddress || null;
  const street = [route, streetNumber].filter(Boolean).join(' ');
  return `${street}, ${[postalCode, city].filter(Boolean).join(' ')}`;
}
