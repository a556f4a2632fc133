import type { MapPlace } from '@turno/shared-types';
import { DEMO_MERCHANTS } from '@turno/tools/seed';

/** The place of a demo merchant, as a map would name it. */
export function demoPlaceId(merchantId: number): string {
  return `turno-demo-${String(merchantId).padStart(4, '0')}`;
}

/** Map places of the demo merchants, so that a registration finds that the merchant already exists (QUE-007). */
export function demoPlaces(): MapPlace[] {
  return DEMO_MERCHANTS.map((merchant) => ({
    placeId: demoPlaceId(merchant.id),
    name: merchant.name,
    route: merchant.route,
    streetNumber: merchant.streetNumber,
    formattedAddress: merchant.formattedAddress,
    city: merchant.city,
    postalCode: merchant.postalCode,
    province: merchant.province,
    country: merchant.country,
    lat: merchant.lat,
    lng: merchant.lng,
    website: merchant.website,
    phone: merchant.phone,
    openings: merchant.openings.flatMap(({ dayOfWeek, start, end }) =>
      dayOfWeek === null || start === null || end === null ? [] : [{ dayOfWeek, start, end }],
    ),
  }));
}
