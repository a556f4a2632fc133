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

/** What a pass says of its type. */
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
  /** PAS-022: a Fast Track of a printed card, which only a person with an entrance can have. */
  needsEntrance: z.optional(z.boolean()),
  /** Whether a specific pass was activated; a generic one needs no activation (G-58). */
  isActivated: z.optional(z.boolean()),
  createdAt: instant,
  validFrom: z.nullable(instant),
  validTo: z.nullable(instant),
  lastProviderUsedAt: z.nullable(instant),
  passOwnerId: z.nullable(id),
});

/** PAS-003: what only the reading of one pass adds. */
export const passWithDetailsSchema = z.extend(passSchema, {
  details: z.object({
    /** Names of the merchants where the pass is accepted; empty means everywhere. */
    merchantsIncluded: z.array(z.string()),
    preferences: z.array(z.string()),
    /** Line-ups a day; `null` where the policy has no such limit. */
    maxUsage: z.nullable(z.int()),
    /** What the venue allows its holder. */
    policy: z.optional(passPolicySchema),
    /** Line-ups since the pass exists. */
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
  /** Those that accept it; none means all. An earlier release does not say. */
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

/** What a merchant sets of a pass type of its own, which is for itself alone. */
export const ownPassTypeBody = z.strictObject(typeFields);

/** What the team of a franchising sets of a pass type. */
export const passTypeBody = z.strictObject({
  ...typeFields,
  /** Merchants of the franchising that accept it; none means all merchants. */
  merchantIds: z.array(id).check(z.maxLength(200), distinct),
});

/** A pass type as those who set it see it. */
export const passTypeWithPolicySchema = z.extend(passTypeSchema, {
  preferences: z.array(z.string()),
  merchants: z.array(namedSchema),
  policy: passPolicySchema,
});

/** PAS-009, G-33 */
export const scanResultSchema = z.object({
  value: z.string(),
  mode: z.nullable(z.enum(['share_user_owners', 'share_passes', 'mediacode', 'ticket'])),
  /** What redeems the passes; `null` when the code is not valid, or shares pass owners. */
  redeemToken: z.nullable(z.string()),
  passes: z.nullable(z.array(passSchema)),
  /** How many passes or pass owners the code hands over. */
  counter: z.nullable(z.int()),
});

/** PAS-001 */
export const passOwnerSchema = z.object({
  /** `null` holds the passes that have no name yet (PAS-002). */
  id: z.nullable(id),
  name: z.nullable(z.string()),
  passes: z.array(passSchema),
  unownedPasses: z.array(passSchema),
  usablePasses: z.array(passSchema),
  activablePasses: z.array(passSchema),
  /** Valid passes that are good for nothing today, and from when they are; an earlier release does not say. */
  blocked: z.optional(
    z.array(z.object({ passId: id, error_code: z.string(), usable_from: z.nullable(instant) })),
  ),
  passIds: z.array(id),
  hasValidPassForToday: z.boolean(),
  hasActiveUsage: z.boolean(),
  /** Some uses are not known for sure: undecided yet, or not read from the ticket office of late; `refresh_usages` reads them. */
  hasPassesToUpdateUsages: z.boolean(),
});

/** G-02: whether one person may line up with one pass, and why not. */
export const passValidationSchema = z.object({
  id,
  passId: id,
  valid: z.boolean(),
  error_code: z.nullable(z.string()),
  /** From when the pass can be used, where that is known; absent from services of an older release. */
  usable_from: z.optional(z.nullable(instant)),
});

export type Pass = z.infer<typeof passSchema>;
export type PassType = z.infer<typeof passTypeSchema>;
export type PassTypeWithPolicy = z.infer<typeof passTypeWithPolicySchema>;
export type ScanResult = z.infer<typeof scanResultSchema>;
export type PassWithDetails = z.infer<typeof passWithDetailsSchema>;
export type PassOwner = z.infer<typeof passOwnerSchema>;
export type PassValidation = z.infer<typeof passValidationSchema>;
