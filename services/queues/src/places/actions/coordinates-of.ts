import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { type AddressParts, formatAddress } from '@turno/shared-types/rules';
import type { Coordinates } from '../clients/place-provider.ts';
import type { Deps } from '../deps.ts';

/**
 * The coordinates of an address; `null` for an address without a street, for an unknown one, and while the map is
 * unavailable, which blocks no registration.
 */
export async function coordinatesOf(
  { places }: Deps,
  address: AddressParts,
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

function addressText(address: AddressParts): string | null {
  return address.route && address.city ? formatAddress(address) : address.formattedAddress || null;
}
