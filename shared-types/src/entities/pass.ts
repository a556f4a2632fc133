import * as z from 'zod/mini';
import { id, instant, namedSchema } from '../fields.ts';
import { distinct, line } from '../input-fields.ts';
import { passPolicySchema } from './pass-policy.ts';

/** G-24: guests have no passes. */
export const PASS_ROLES = ['ROLE_USER', 'ROLE_MERCHANT'] as const;

/** People who line up together with passes. */
export const MAX_PASSES = 15;

const areDistinct = (refs: readonly { id: number; passId: number }[]) =>
  new Set(refs.map((ref) => ref.id)).size === refs.length &&
  new Set(refs.map(({ passId }) => passId)).size === refs.length;

/** A person and the pass that the person uses. */
export const passOwnerRefSchema = z.strictObject({ id, passId: id });

/** Who uses which pass: each person once, each pass once. */
export const passOwnerRefs = z
  .array(passOwnerRefSchema)
  .check(
    z.minLength(1, 'empty_list'),
    z.maxLength(MAX_PASSES),
    z.refine(areDistinct, 'each person and each pass once'),
  );

/** The fields of a pass that come from its type. */
export const typeOfPassSchema = z.object({
  id,
  name: z.string(),
  mode: z.enum(['specific', 'generic']),
  franchisingId: z.nullable(id),
});

/** PAS-003, PAS-004 */
export const passSchema = z.object({
  id,
  passTypeId: id,
  pass_type: typeOfPassSchema,
  mediacode: z.nullable(z.string()),
  token: z.nullable(z.string()),
  disabled: z.boolean(),
  oneShotProviderUsage: z.boolean(),
  /** PAS-022: set for a Fast Track of a printed card, which only a person who has an entrance pass can have. */
  needsEntrance: z.optional(z.boolean()),
  /** Whether a specific pass was activated; a generic one needs no activation (G-58). */
  isActivated: z.optional(z.boolean()),
  createdAt: instant,
  validFrom: z.nullable(instant),
  validTo: z.nullable(instant),
  lastProviderUsedAt: z.nullable(instant),
  passOwnerId: z.nullable(id),
});

/** PAS-003: with the details that only the reading of one pass adds. */
export const passWithDetailsSchema = z.extend(passSchema, {
  details: z.object({
    /** The names of the merchants that accept the pass; an empty list means all merchants. */
    merchantsIncluded: z.array(z.string()),
    preferences: z.array(z.string()),
    /** How many line-ups a day are allowed; `null` without such a limit. */
    maxUsage: z.nullable(z.int()),
    /** The rules for its holder. */
    policy: z.optional(passPolicySchema),
    /** The number of line-ups since the pass was created. */
    totalUsages: z.int(),
  }),
});

/** PAS-004 */
export const passTypeSchema = z.object({
  id,
  name: z.string(),
  mode: z.enum(['specific', 'generic']),
  /** 0 daily, 1 weekly. */
  kind: z.union([z.literal(0), z.literal(1)]),
  franchisingId: z.nullable(id),
  /** The merchants that accept it; an empty list means all. Absent from an earlier release. */
  merchants: z.optional(z.array(namedSchema)),
});

const typeName = line(80).check(z.minLength(1));
const preferences = z.array(line(80)).check(z.maxLength(20));

const typeFields = {
  name: typeName,
  mode: z.enum(['specific', 'generic']),
  kind: z.union([z.literal(0), z.literal(1)]),
  preferences: z.optional(preferences),
  policy: passPolicySchema,
};

/** The fields that a merchant sets for a pass type of its own, which only it accepts. */
export const ownPassTypeBody = z.strictObject(typeFields);

/** The fields that the team of a franchising sets for a pass type. */
export const passTypeBody = z.strictObject({
  ...typeFields,
  /** The merchants of the franchising that accept it; an empty list means all merchants. */
  merchantIds: z.array(id).check(z.maxLength(200), distinct),
});

/** A pass type as shown to those who may change it. */
export const passTypeWithPolicySchema = z.extend(passTypeSchema, {
  preferences: z.array(z.string()),
  merchants: z.array(namedSchema),
  policy: passPolicySchema,
});

/** PAS-009, G-33 */
export const scanResultSchema = z.object({
  value: z.string(),
  mode: z.nullable(z.enum(['share_user_owners', 'share_passes', 'mediacode', 'ticket'])),
  /** The token that redeems the passes; `null` when the code is not valid, or shares pass owners. */
  redeemToken: z.nullable(z.string()),
  passes: z.nullable(z.array(passSchema)),
  /** How many passes or pass owners the code transfers. */
  counter: z.nullable(z.int()),
});

/** PAS-001 */
export const passOwnerSchema = z.object({
  /** `null` for the pseudo-owner of passes that have no name yet (PAS-002). */
  id: z.nullable(id),
  name: z.nullable(z.string()),
  passes: z.array(passSchema),
  unownedPasses: z.array(passSchema),
  usablePasses: z.array(passSchema),
  activablePasses: z.array(passSchema),
  /** Valid passes that allow no use today, and from when they do; absent from an earlier release. */
  blocked: z.optional(
    z.array(z.object({ passId: id, error_code: z.string(), usable_from: z.nullable(instant) })),
  ),
  passIds: z.array(id),
  hasValidPassForToday: z.boolean(),
  hasActiveUsage: z.boolean(),
  /** Whether some uses are uncertain: undecided, or not read from the ticket office recently; `refresh_usages` reads them. */
  hasPassesToUpdateUsages: z.boolean(),
});

/** G-02: whether one person may line up with one pass, and why not. */
export const passValidationSchema = z.object({
  id,
  passId: id,
  valid: z.boolean(),
  error_code: z.nullable(z.string()),
  /** From when the pass can be used, if known; absent from services of an older release. */
  usable_from: z.optional(z.nullable(instant)),
});

export type Pass = z.infer<typeof passSchema>;
export type PassType = z.infer<typeof passTypeSchema>;
export type PassTypeWithPolicy = z.infer<typeof passTypeWithPolicySchema>;
export type ScanResult = z.infer<typeof scanResultSchema>;
export type PassWithDetails = z.infer<typeof passWithDetailsSchema>;
export type PassOwner = z.infer<typeof passOwnerSchema>;
export type PassValidation = z.infer<typeof passValidationSchema>;
