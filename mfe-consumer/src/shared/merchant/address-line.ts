import type { Merchant } from '@turno/shared-types';

type Address = Pick<
  Merchant,
  'route' | 'streetNumber' | 'city' | 'postalCode' | 'formattedAddress'
>;

/** CON-038: street, number, city and postal code in one line; unknown parts are left out. */
export function addressLine(address: Address): string | null {
  const { route, streetNumber, city, postalCode, formattedAddress } = address;
  const street = [route, streetNumber].filter(Boolean).join(' ');
  const line = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return line === '' ? formattedAddress : line;
}
