import * as z from 'zod/mini';
import { MAX_PER_PAGE } from './constants.ts';
import { dateText } from './fields.ts';
import { isCalendarDate, isTimeZone } from './rules/time/zoned-time.ts';

export const MAX_PAGE = 100_000;

// Control characters break logs and patterns; direction overrides falsify what a screen shows.
const PLAIN_TEXT = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

// A text of invisible characters only counts as missing.
const VISIBLE_IF_ANY = /^$|[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text a person typed: trimmed, normalised, visible, without control or direction characters. */
export function line(maxLength: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.normalize(),
      z.maxLength(maxLength),
      z.regex(PLAIN_TEXT, 'plain text'),
      z.regex(VISIBLE_IF_ANY, 'visible text'),
    );
}

/** A whole number in a query. */
function countText(minimum: number, maximum: number) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,9}$/, 'whole number')), z.int()]),
    z.transform((value, context) => {
      const number = Number(value);
      if (number >= minimum && number <= maximum) return number;
      context.issues.push({ code: 'custom', message: `${minimum} to ${maximum}`, input: value });
      return z.NEVER;
    }),
  );
}

/** A coordinate in degrees in a query. */
export function degreesText(limit: number) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'degrees')), z.number()]),
    z.transform((value, context) => {
      const degrees = Number(value);
      if (Math.abs(degrees) <= limit) return degrees;
      context.issues.push({ code: 'custom', message: 'degrees', input: value });
      return z.NEVER;
    }),
  );
}

/** A coordinate in degrees in a body. */
export function degrees(limit: number) {
  return z.number().check(z.minimum(-limit), z.maximum(limit));
}

/** A check of an object: a point needs both coordinates, so the missing one is reported. */
export const wholePoint = z.check<{
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}>(({ value, issues }) => {
  const missing = (['lat', 'lng'] as const).filter((name) => typeof value[name] !== 'number');
  if (missing.length === 1) {
    issues.push({ code: 'custom', path: [...missing], message: 'both coordinates', input: value });
  }
});

export const flagText = z.pipe(
  z.union([z.enum(['true', 'false', '1', '0']), z.boolean()]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
);

/** An IANA name. */
export const timeZone = line(60).check(z.refine(isTimeZone, 'time zone'));

/** S-12: a date as received; February 30th is rejected. */
export const localDate = dateText.check(z.refine(isCalendarDate, 'date of the calendar'));
/** A check of a list: reports repeated entries by their index. */
export const distinct = z.check<readonly unknown[]>(({ value, issues }) => {
  value.forEach((entry, index) => {
    if (value.indexOf(entry) === index) return;
    issues.push({ code: 'custom', path: [index], message: 'repeated', input: entry });
  });
});

/** The maximum number of people in a staff command or a filter. */
export const MAX_PEOPLE = 1_000;
export const peopleText = countText(1, MAX_PEOPLE);
export const perPageText = countText(1, MAX_PER_PAGE);
/** Pages are counted from 1 (G-46). */
export const pageText = countText(1, MAX_PAGE);
export const offsetText = countText(0, MAX_PAGE);

/** A part of an address that names a merchant. */
export const vanityText = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

/** The id that a map provider gives to a business. */
export const mapPlaceIdText = z.string().check(z.regex(/^[\w:-]{1,300}$/, 'place id'));

const WEB_ADDRESS = /^(https?:\/\/[^\s<>"'`\\/?#@]+([/?#][^\s<>"'`\\]*)?)?$/i;
/** A picture as a data URL; browsers run no code in it. */
const DATA_PICTURE = /^data:image\/[a-z\d.+-]+[;,][^\s<>"'`\\]+$/i;

const address = (pattern: RegExp, mask: string) =>
  line(2_000).check(
    z.regex(pattern, mask),
    z.refine((text) => text === '' || URL.canParse(text), mask),
  );

/**
 * A web address, or nothing; never a script or a file, and without a user name before an `@`, which would disguise the host.
 */
export const webAddress = address(WEB_ADDRESS, 'web address');
/** The address of a picture, or nothing: a web address, or a data URL, which pages show too (decision 140). */
export const pictureAddress = address(
  new RegExp(`${WEB_ADDRESS.source}|${DATA_PICTURE.source}`, 'i'),
  'web address',
);

/** Random bits of an invitation, as the call that created it returned them. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(200));
/** An empty body; unknown fields are an error. */
export const emptyBody = z.strictObject({});
