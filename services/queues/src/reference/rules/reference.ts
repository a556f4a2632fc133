import { updateMerchantCall } from '@turno/shared-types';
import * as z from 'zod';

const text = z.string().trim().min(1).max(120);
const seconds = z.int().min(1).max(86_400).nullable();
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.origin === value, 'an origin has no path');
const domain = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a domain in small letters');

/** Merchants copy the logo of their franchising, so it must pass the check of a merchant's own logo. */
const isLogo = (text: string) =>
  text !== '' && updateMerchantCall.body.shape.logoUrl.safeParse(text).success;
const logo = z
  .string()
  .trim()
  .refine(isLogo, 'a web address, or a picture as data:image/…, of at most 2,000 characters');

/** The fields of a category that may change; its parent may not, because each merchant stores it for searches. */
export const categoryChange = z.strictObject({
  names: z.strictObject({ it: text, en: text, es: text, de: text }),
  keywords: z.array(text).max(40),
  maxActiveTicketsPerUser: z.int().min(1).nullable(),
  featured: z.boolean(),
});
export const newCategory = categoryChange.extend({
  parentId: z.int().positive().nullable().default(null),
  keywords: categoryChange.shape.keywords.default([]),
  maxActiveTicketsPerUser: categoryChange.shape.maxActiveTicketsPerUser.default(null),
  featured: z.boolean().default(false),
});

export const franchisingChange = z.strictObject({
  name: text,
  logoUrl: logo.nullable(),
  ticketsExpireIn: seconds,
  brandColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  origins: z.array(origin),
  emailDomains: z.array(domain),
});
export const newFranchising = franchisingChange.extend({
  logoUrl: franchisingChange.shape.logoUrl.default(null),
  ticketsExpireIn: seconds.default(null),
  brandColour: franchisingChange.shape.brandColour.default(null),
  origins: z.array(origin).default([]),
  emailDomains: z.array(domain).default([]),
});

/** The reference file uses ids up to this one; those of entries that operators add follow. */
export const LAST_REFERENCE_ID = 999;
const id = z.int().min(1).max(LAST_REFERENCE_ID);

/** The reference file. */
export const referenceSchema = z.strictObject({
  categories: z.array(newCategory.extend({ id })),
  franchisings: z.array(newFranchising.extend({ id })),
});

type Parents = ReadonlyMap<number, { parentId: number | null; retiredAt: Date | null }>;

/** Whether a category may have this parent, or none: categories have two levels. */
export function mayBeParent(categories: Parents, parentId: number | null): boolean {
  if (parentId === null) return true;
  const parent = categories.get(parentId);
  return parent !== undefined && parent.parentId === null && parent.retiredAt === null;
}
