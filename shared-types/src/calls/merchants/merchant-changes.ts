import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { mapPlaceOpeningSchema } from '../../entities/map-place.ts';
import { merchantSchema } from '../../entities/merchant.ts';
import { id, idText, nothing } from '../../fields.ts';
import {
  degrees,
  invitationToken,
  line,
  mapPlaceIdText,
  pictureAddress,
  timeZone,
  vanityText,
  webAddress,
  wholePoint,
} from '../../input-fields.ts';
import { isCountry } from '../../rules/people/country.ts';
import { isPhoneOrEmpty } from '../../rules/people/phone.ts';
import { isWebsite } from '../../rules/people/website.ts';

const DAY_SECONDS = 86_400;
const optionalText = (maxLength: number) => z.optional(z.nullable(line(maxLength)));
const name = line(120).check(z.minLength(1));
const country = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'two capital letters'), z.refine(isCountry, 'country'));
// The second rule is not checked when the first one fails, so that a field has one error.
const phone = z
  .string()
  .check(
    z.regex(/^(\+?[\d ()./-]{3,30})?$/, { error: 'phone number', abort: true }),
    z.refine(isPhoneOrEmpty, 'phone number'),
  );
const website = webAddress.check(
  z.refine((text) => !URL.canParse(text) || isWebsite(text), 'web address'),
);

const placeFields = {
  route: optionalText(160),
  streetNumber: optionalText(20),
  city: optionalText(80),
  postalCode: optionalText(20),
  province: optionalText(80),
  country: z.optional(z.nullable(country)),
  formattedAddress: optionalText(300),
  lat: z.optional(z.nullable(degrees(90))),
  lng: z.optional(z.nullable(degrees(180))),
  phone: z.optional(z.nullable(phone)),
  website: z.optional(z.nullable(website)),
  logoUrl: z.optional(z.nullable(pictureAddress)),
  timezone: z.optional(z.nullable(timeZone)),
};

/** QUE-008 */
export const createMerchantCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants',
  summary: 'Register a merchant, with its first queue',
  access: 'merchant',
  accepts: ['new-merchant'],
  params: nothing,
  query: nothing,
  body: z
    .strictObject({
      name,
      ...placeFields,
      placeId: z.optional(z.nullable(mapPlaceIdText)),
      vanity: z.optional(z.nullable(vanityText)),
      openings: z.optional(z.nullable(z.array(mapPlaceOpeningSchema).check(z.maxLength(50)))),
      categoryId: id,
      /** The requested franchising: the merchant belongs to none until it may join (S-07). */
      franchisingId: z.optional(z.nullable(id)),
      franchisingInvitation: z.optional(z.nullable(invitationToken)),
      /** For the first queue: how many people are served at once. */
      capacity: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
      /** Seconds; for the first queue. */
      defaultWaitingTime: z.optional(z.int().check(z.minimum(1), z.maximum(DAY_SECONDS))),
      /** Only decides whether the merchant may request its franchise (G-41); it is not stored. */
      email: optionalText(254),
    })
    .check(wholePoint),
  reply: merchantSchema,
  status: 201,
  location: '/private/merchants/{id}',
  errors: [
    'merchant_already_exists',
    'email_not_verified',
    'franchise_email_required',
    'franchise_invitation_invalid',
    'category_not_found',
    'franchising_not_found',
    'opening_time_invalid',
    'opening_slots_exceeded',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

/** QUE-009: absent fields stay as they are; other fields cannot be changed. */
export const updateMerchantCall = call({
  service: 'queues',
  method: 'PUT',
  path: '/private/merchants/:merchantId',
  summary: 'Change what is given of a merchant',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-merchant',
  keyScope: 'manage',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z
    .strictObject({
      name: z.optional(name),
      ...placeFields,
      timezone: z.optional(timeZone),
      categoryId: z.optional(id),
      /** Seconds; `null` means the default. */
      ticketsExpireIn: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(DAY_SECONDS)))),
      /** Seconds; `null` or -1 means no limit, 0 from opening time. */
      lineupLimitedBeforeOpening: z.optional(
        z.nullable(z.int().check(z.minimum(-1), z.maximum(DAY_SECONDS))),
      ),
      avoidLineupBeforeOpening: z.optional(z.boolean()),
      endsNumbersAtClosing: z.optional(z.boolean()),
    })
    .check(wholePoint),
  reply: merchantSchema,
  status: 200,
  errors: [
    'merchant_not_found',
    'category_not_found',
    'merchant_already_exists',
    'cannot_change_schedule',
  ],
});
